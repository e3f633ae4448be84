/** The commands that the server carries out for editors without commands of ours. */
export const commandNames = [
  'gridwright.solve',
  'gridwright.nextSolution',
  'gridwright.count',
] as const;
export type CommandName = (typeof commandNames)[number];
