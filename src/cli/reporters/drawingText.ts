import { edgeTexts, stepTexts } from '../../drawing/edgeTexts';
import type { Picture, PictureDrawing } from '../../drawing/picture';
import type { TerminalOptions } from '../../drawing/terminal';
import { drawingLines } from '../../drawing/terminalDrawing';
import type { Teller } from '../../messages/teller';
import { inColumns } from '../output/columns';

/**
 * Points and edges as lines of text for the terminal, and below them the steps of the route, one
 * stroke after the other. Where there is no room to draw them, a list of the edges.
 */
export function drawingText(
  picture: Picture,
  drawing: PictureDrawing,
  options: TerminalOptions,
  columns: number,
  teller: Teller,
): readonly string[] {
  const lines = drawingLines(picture, options, columns) ?? [
    teller.tell('cli.render.edges', { columns }),
    ...inColumns(edgeTexts(drawing, options.unicode), columns),
  ];
  const strokes = stepTexts(picture).filter((steps) => steps.length > 0);
  return [...lines, ...strokes.flatMap((steps) => ['', ...inColumns(steps, columns)])];
}
