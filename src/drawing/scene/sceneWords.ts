import type { BoardWord } from '../../messages/board';

/** Words that stand in a picture itself, in the reader's language. */
export type SceneWords = (
  key: Extract<BoardWord, 'ring.note' | `point.${string}`>,
  args?: Readonly<Record<string, string | number>>,
) => string;
