import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pictureOf } from '../../drawing/pictureOf';
import type { Picture } from '../../drawing/picture';
import { terminalLines, type TerminalLines } from '../../drawing/terminal';
import { defaultBudget } from '../../puzzles/check';
import { kindOf } from '../../puzzles/index';
import { UsageError } from '../args/usageError';
import { exitStatus } from '../exitStatus';
import { problemOf } from '../input/inputProblem';
import { oneSource } from '../input/oneSource';
import type { GridSource } from '../input/gridSource';
import type { Selected } from '../input/selectLevels';
import { paletteFor } from '../output/palette';
import { ProgressBar } from '../output/progressBar';
import { showsUnicode } from '../output/showsUnicode';
import { writeLines } from '../output/writeLines';
import { pngOf } from '../picture/png';
import { fontFolders } from '../picture/systemFonts';
import { svgDocument } from '../../drawing/svgDocument';
import { drawingText } from '../reporters/drawingText';
import { levelName } from '../reporters/levelName';
import { levelText } from '../reporters/solveReporter';
import { tellNoLevels } from '../reporters/tellNoLevels';
import type { Subcommand, Surroundings } from '../subcommand';
import { solveLevel, type Solved } from '../work/solveLevel';

const noSearch: Solved = {
  verdict: 'solved',
  routes: [],
  complete: false,
  oneOnly: false,
  reason: null,
  steps: 0,
  milliseconds: 0,
};

/** `gridwright render`: a picture of a level, in the terminal or as a file. */
export const render: Subcommand = {
  name: 'render',
  help: 'cli.help.render',
  options: {
    solution: { type: 'boolean' },
    numbers: { type: 'boolean' },
    output: { type: 'string', short: 'o' },
  },

  async run(surroundings, args) {
    const { io, out, teller } = surroundings;
    const target = args.value('output') ?? null;
    if (target !== null) formOf(target);
    const numbers = args.has('numbers');
    const wanted = args.has('solution') || numbers;
    const one = await oneSource(args, 'render', io);
    const { source, selected } = one;
    await tellNoLevels(one, surroundings);
    if (target !== null && selected.length !== 1) {
      throw new UsageError('cli.render.one-level', { file: source.file, levels: selected.length });
    }
    let missing = false;
    let [levels, lines, count] = [0, 0, 0];
    const bar = new ProgressBar(surroundings.err, out, () => ({
      part: (levels + lines / Math.max(1, count)) / selected.length,
      words:
        count > 0
          ? teller.tell('cli.progress.lines', { done: lines, lines: count })
          : teller.tell('cli.progress.levels', { done: levels, levels: selected.length }),
    }));
    try {
      for (const each of selected) {
        const solved = wanted ? await shownRoute(each, surroundings) : noSearch;
        const [route = null] = solved.routes;
        missing ||= wanted && route === null;
        const findings = solved.reason ? [solved.reason] : [];
        const picture = pictureOf(each.level, kindOf(each.level).look, route, findings);
        if (wanted && route === null) await tellMissing(source, each, solved, surroundings);
        if (target !== null) await writePicture(picture, numbers, target, surroundings);
        else {
          if (selected.length > 1) {
            await out.write(`${levels > 0 ? '\n' : ''}${levelName(source, each)}\n`);
          }
          const shown = linesOf(picture, numbers, surroundings);
          count = shown.count;
          await tellWidth(shown.width, surroundings);
          await writeLines(shown, surroundings, (done) => (lines = done));
        }
        levels++;
        [lines, count] = [0, 0];
      }
    } finally {
      bar.end();
    }
    return missing ? exitStatus.findings : exitStatus.fine;
  },
};

function formOf(target: string): 'svg' | 'png' {
  const [, form] = /\.(svg|png)$/i.exec(target) ?? [];
  if (form === undefined) throw new UsageError('cli.render.form', { target });
  return form.toLowerCase() === 'svg' ? 'svg' : 'png';
}

/** The route that stands in the text, where it is right; else one that a search finds. */
async function shownRoute({ level }: Selected, { io, stop }: Surroundings): Promise<Solved> {
  const stored = level.valid ? level.solution?.strokes : null;
  if (stored && !kindOf(level).verify(level, stored)) return { ...noSearch, routes: [stored] };
  const limit = { budget: defaultBudget, seconds: null, isDefault: true };
  return await solveLevel(level, limit, io, stop);
}

async function tellMissing(
  source: GridSource,
  selected: Selected,
  solved: Solved,
  { io, err, teller }: Surroundings,
): Promise<void> {
  const palette = paletteFor(err.isTerminal, io.env);
  await err.write(levelText(source, selected, solved, palette, teller));
}

function linesOf(picture: Picture, numbers: boolean, surroundings: Surroundings): TerminalLines {
  const { io, out, teller } = surroundings;
  const palette = paletteFor(out.isTerminal, io.env);
  const unicode = showsUnicode(io.env, process.platform);
  const options = { numbers, unicode, paint: palette.part };
  if (picture.height > 0) return terminalLines(picture, options);
  const shown = picture.drawing?.points.length
    ? drawingText(picture, picture.drawing, options, out.columns, teller)
    : [teller.tell('cli.render.no-board')];
  return Object.assign([...shown], { count: shown.length, width: 0 });
}

/** A terminal breaks lines that are too wide for it, and nothing can be made out. */
async function tellWidth(width: number, { out, err, teller }: Surroundings): Promise<void> {
  const { columns } = out;
  if (!out.isTerminal || width <= columns) return;
  await err.write(`gridwright: ${teller.tell('cli.render.wide', { width, columns })}\n`);
}

/** A level without a cell and without a point. */
function isEmpty({ height, drawing }: Picture): boolean {
  return height === 0 && (drawing?.points.length ?? 0) === 0;
}

/** Writes an SVG or PNG file, over a former one. */
async function writePicture(
  picture: Picture,
  numbers: boolean,
  target: string,
  { io, err, teller }: Surroundings,
): Promise<void> {
  if (isEmpty(picture)) throw new UsageError('cli.render.no-board');
  // Lines that join tiles one after another lie across each other: they are told by their order.
  const table = numbers || picture.look.route === 'joins';
  const svg = svgDocument(picture, table && picture.route !== null);
  let content: string | Uint8Array = svg;
  if (formOf(target) === 'png') {
    const png = await pngOf(svg, fontFolders(io.env, process.platform));
    content = png.bytes;
    if (png.missing !== null) {
      const said = teller.tell('cli.render.no-sign', { sign: png.missing });
      await err.write(`gridwright: ${said}\n`);
    }
  }
  try {
    await writeFile(resolve(io.cwd, target), content);
  } catch (error) {
    throw problemOf(target, error);
  }
}
