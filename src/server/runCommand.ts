import {
  MessageType,
  ShowMessageNotification,
  type Connection,
  type ExecuteCommandParams,
} from 'vscode-languageserver';
import type { CancelSignal } from '../jobs/cancelSignal';
import type { JobPool } from '../jobs/pool';
import { lineEdit } from '../language/codeActions';
import { shift } from '../level/range';
import type { Teller } from '../messages/teller';
import { isText, isWhole, objectOf } from '../protocol/shape';
import type { Route } from '../puzzles/puzzle';
import { commandNames, type CommandName } from './commandNames';
import { countSolutions } from './countSolutions';
import { levelJob } from './levelJob';
import { nextSolution } from './nextSolution';
import type { OpenDocument } from './openDocument';
import { solveLevel } from './solveLevel';

/** What carries a command out. */
export interface CommandContext {
  readonly connection: Connection;
  readonly document: (uri: string) => OpenDocument | undefined;
  readonly pool: JobPool;
  readonly teller: Teller;
}

const isArgument = objectOf<{ uri: string; level: number }>({ uri: isText, level: isWhole });

/**
 * Carries out a command of a lens or a code action for an editor that has none of ours: writes the
 * route under `solution:`, or shows why there is none.
 * @throws JobCancelled when `signal` is aborted
 */
export async function runCommand(
  { command, arguments: given = [] }: ExecuteCommandParams,
  { connection, document: find, pool, teller }: CommandContext,
  signal: CancelSignal,
): Promise<void> {
  const [argument] = given as unknown[];
  const name = commandNames.find((each) => each === command);
  const document = isArgument(argument) ? find(argument.uri) : undefined;
  if (!name || !document || !isArgument(argument)) {
    show(connection, teller.tell('solve.no-level'));
    return;
  }
  const { level } = argument;
  const params = { uri: document.uri, version: document.version, level };
  const answer = await ask(name);
  if ('message' in answer) show(connection, answer.message);
  else await write(answer.route);

  function ask(asked: CommandName) {
    switch (asked) {
      case 'gridwright.solve':
        return solveLevel(document, params, pool, teller, signal);
      case 'gridwright.nextSolution':
        return nextSolution(document, params, pool, teller, signal);
      case 'gridwright.count':
        return countSolutions(document, params, pool, teller, signal);
    }
  }

  async function write(strokes: Route): Promise<void> {
    const document = find(params.uri);
    const grid = document?.grid;
    const found = document?.levels[level - 1];
    if (!grid || !found || document.version !== params.version) {
      show(connection, teller.tell('solve.outdated'));
      return;
    }
    const work = { task: 'edit', changes: [{ type: 'solution', strokes }] } as const;
    const made = await levelJob(document, found, work, pool, signal);
    const result = made?.results[0];
    if (!result?.ok) {
      const why = result ? teller.tell(result.code, result.args) : teller.tell('solve.outdated');
      show(connection, why);
      return;
    }
    const edits = result.edits.map(({ range, text }) =>
      lineEdit(grid, { range: shift(range, found.level.offset), text }),
    );
    await connection.workspace.applyEdit({
      label: teller.tell('lens.gridwright.solve'),
      edit: { changes: { [grid.uri]: edits } },
    });
  }
}

function show(connection: Connection, message: string): void {
  void connection.sendNotification(ShowMessageNotification.type, {
    type: MessageType.Info,
    message,
  });
}
