/** The exit statuses of every subcommand (docs: "The command line"). */
export const exitStatus = {
  /** No errors; every question answered. */
  fine: 0,
  /** `check` found errors; a level of `solve` has no answer. */
  findings: 1,
  /** The command line, or a file, could not be read. */
  unreadable: 2,
  /** Ctrl+C. */
  interrupted: 130,
} as const;
