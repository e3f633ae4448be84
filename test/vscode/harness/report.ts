import { mark } from '../../../scripts/test/marks.mjs';

/** Tells the runner, through the console, each test's outcome and the tally. */
export function report(runner: Mocha.Runner): void {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  let depth = 0;
  const line = (text: string): void => say(`${'  '.repeat(depth)}${text}`);

  runner.on('suite', (suite) => {
    if (!suite.root) line(suite.title);
    depth++;
  });
  runner.on('suite end', () => {
    depth--;
  });
  runner.on('pass', (test) => {
    tally.passed++;
    line(`✔ ${test.title} (${test.duration ?? 0} ms)`);
  });
  runner.on('pending', (test) => {
    tally.skipped++;
    line(`- ${test.title}`);
  });
  runner.on('fail', (test, error: Error) => {
    tally.failed++;
    failures.push(`${test.fullTitle()}\n${error.stack ?? error.message}`);
    line(`✖ ${test.title}`);
    console.log(mark('failed', test.fullTitle()));
  });
  runner.on('end', () => {
    failures.forEach((failure, index) => say(`\n${index + 1}) ${failure}`));
    console.log(mark('tally', tally));
  });
}

/** Consoles are full of what VS Code has to say; the runner shows people the marked lines. */
function say(text: string): void {
  console.log(mark('line', text));
}
