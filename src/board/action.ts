/** What a press on a control of the page does; it stands in the control's `data-do`. */
export const actions = [
  'level-previous',
  'level-next',
  'level-list',
  'level-choose',
  'solve',
  'stop',
  'lock',
  'tool',
  'tile',
  'zoom-in',
  'zoom-out',
  'zoom-fit',
  'findings',
  'finding',
  'finding-text',
  'fix',
  'replay',
  'cell-text',
  'file-text',
  'settings',
  'mirror',
  'play',
  'step-back',
  'step-on',
  'reading',
  'game-back',
  'game-restart',
  'game-hint',
  'game-end',
  'route-previous',
  'route-next',
  'try-end',
  'keys',
  'keys-close',
] as const;
export type Action = (typeof actions)[number];

/** The action a control names, or null. */
export function actionOf(name: string | null): Action | null {
  return actions.find((action) => action === name) ?? null;
}

/** What a press on the start page does; it listens to these itself. */
export type StartAction = 'start-size' | 'start-create' | 'start-sample';
