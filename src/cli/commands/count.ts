import { choice } from '../args/choice';
import { limitOf } from '../args/limit';
import { wholeNumber } from '../args/wholeNumber';
import { exitStatus } from '../exitStatus';
import { oneSource } from '../input/oneSource';
import { paletteFor } from '../output/palette';
import { countJson, countText } from '../reporters/countReporter';
import { tellNoLevels } from '../reporters/tellNoLevels';
import type { Subcommand } from '../subcommand';
import { countLevel } from '../work/countLevel';
import { eachLevel } from '../work/eachLevel';

/** `gridwright count`: how many solutions every level has. */
export const count: Subcommand = {
  name: 'count',
  help: 'cli.help.count',
  options: {
    limit: { type: 'string' },
    directed: { type: 'boolean' },
    budget: { type: 'string' },
    format: { type: 'string' },
  },

  async run(surroundings, args) {
    const { io, out, teller, stop } = surroundings;
    const limit = limitOf(args);
    const format = choice(args, 'format', ['text', 'json']);
    const most = wholeNumber(args, 'limit');
    const directed = args.has('directed');
    const options = { directed, ...(most !== null && { limit: most }) };
    const one = await oneSource(args, 'count', io);
    const { source, selected } = one;
    await tellNoLevels(one, surroundings);
    const reporter =
      format === 'json'
        ? countJson(out, directed)
        : countText(out, directed, paletteFor(out.isTerminal, io.env), teller);
    let unanswered = 0;
    await eachLevel(selected, surroundings, async (each) => {
      const counted = await countLevel(each.level, options, limit, io, stop);
      if (counted.count === null || counted.count === 0n) unanswered++;
      await reporter.level(source, each, counted);
    });
    await reporter.end();
    return unanswered === 0 ? exitStatus.fine : exitStatus.findings;
  },
};
