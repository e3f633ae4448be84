import { gridwright } from './gridwright';
import { processIo } from './processIo';

// The gridwright command.
void gridwright(process.argv.slice(2), processIo(__dirname)).then((status) => {
  process.exitCode = status;
});
