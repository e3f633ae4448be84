import * as vscode from 'vscode';
import { isText, isWhole, objectOf } from '../../protocol/shape';
import type { ActiveGrid } from '../activeGrid';
import type { CommandContext } from './command';

/** What a code lens calls a command with; levels count from 1. */
const isLevel = objectOf<{ uri: string; level: number }>({ uri: isText, level: isWhole });

/**
 * What a command is meant for: the level its argument names, else what the author is looking at
 * (menus call commands with arguments of their own). Undefined where that is nothing of ours.
 */
export async function levelOf(
  { active }: CommandContext,
  argument: unknown,
): Promise<ActiveGrid | undefined> {
  if (!isLevel(argument)) return active.find();
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(argument.uri, true));
  return { document, level: argument.level };
}
