import type { Position, TextDocument } from 'vscode';
import type { KindSyntax } from '../../level/kindSyntax';
import type { GridFile, Level } from '../../level/level';
import { readFile } from '../../level/read';

/** Reads open documents, and remembers each reading until the document changes. */
export class GridTexts {
  private readonly read = new WeakMap<
    TextDocument,
    { readonly version: number; readonly file: GridFile }
  >();

  constructor(private readonly kinds: readonly KindSyntax[]) {}

  /** The levels of a document as its text is now. */
  file(document: TextDocument): GridFile {
    const known = this.read.get(document);
    if (known?.version === document.version) return known.file;
    const file = readFile(document.getText(), this.kinds, known?.file);
    this.read.set(document, { version: document.version, file });
    return file;
  }

  /** A level by its place in the file, from 1. */
  level(document: TextDocument, index: number): Level | undefined {
    return this.file(document).levels[index - 1];
  }

  /** The place (from 1) of the level that a position is in; 1 above the first. */
  indexAt(document: TextDocument, position: Position): number {
    const offset = document.offsetAt(position);
    const { levels } = this.file(document);
    return Math.max(1, levels.findLastIndex((level) => level.offset <= offset) + 1);
  }
}
