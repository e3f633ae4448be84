/** A trail drawn with points and edges, solved: the reference's sixth scene. */
export const house = `[nikolaus]
kind  = trail
title = Haus vom Nikolaus
points:
  A 0 2.35  B 2.3 2.35  C 2.3 1  D 0 1  E 1.15 0.05
edges:
  A-B-C-D-A-C-E-D-B
solution:
  A-B-C-D-A-C-E-D-B
`;

/** Parallel edges, loops, names of several letters. */
export const bridges = `[koenigsberg]
kind   = trail
title  = The seven bridges
expect = unsolvable
points:
  N 1 0    K 1 1    S 1 2    L 2 1
edges:
  N-K N-K  S-K S-K  N-L S-L K-L
`;

/** A loop, parallel edges and a long name, drawn. */
export const loops = `[loops]
kind  = trail
title = Loops and twins
points:
  A 0 0  Bahnhof 2 0  中 1 1
edges:
  A-A A-Bahnhof A-Bahnhof A-Bahnhof Bahnhof-中 中-中 中-A
solution:
  Bahnhof-A-A-Bahnhof#3-A-中-中-Bahnhof
`;

/** A trail on a board. */
export const streets = `[streets]
kind  = trail
title = Every street once
board:
  . . . .
  . . # .
  . .| . .
  # . . .
`;

/** Tiles: the reference's seventh scene has such a board. */
export const market = `[market]
kind  = pairs
title = Market day
board:
  兰 .  竹 🐟 A  .
  K  A  梅 K  兰 .
  A  #  .  .  K  .
  🍋 .  菊 .  Q  🍋
  🍎 .  .  .  🐟 .
  .  .  .  🍎 7  竹
  Q  兰 .  菊 梅 .
  K  A  🍎 7  🍎 兰
`;

/** Tiles that a player can get stuck with. */
export const stuck = `[tray]
kind   = pairs
title  = Mind the last ones
border = closed
board:
  竹 兰 竹 .
  竹 竹 兰 .
  梅 .  .  梅
`;

/** A knight's tour: the reference's eighth scene. */
export const tour = `[tour-8×8]
kind  = knight
title = Round the board
board:
${'  . . . . . . . .\n'.repeat(8)}`;
