import type * as vscode from 'vscode';

/** How long an awaited thing may take, in milliseconds: less than a test may. */
const patience = 60_000;

/**
 * Waits until `find` finds something, looking now and after each event of `changes`.
 * @param what named in the error when it never comes
 */
export function waitFor<T>(
  what: string,
  changes: readonly vscode.Event<unknown>[],
  find: () => T | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const subscriptions: vscode.Disposable[] = [];
    const stop = (): void => {
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.dispose();
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Waited ${patience / 1000} s in vain for ${what}.`));
    }, patience);
    const look = (): void => {
      const found = find();
      if (found === undefined) return;
      stop();
      resolve(found);
    };
    for (const change of changes) subscriptions.push(change(look));
    look();
  });
}
