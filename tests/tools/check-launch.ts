/**
 * `npm run check:launch`: lists what the owner of the site must replace before launch, one line per item. Exits with 1
 * while anything is left.
 */
import process from 'node:process';
import { findLaunchGaps } from '../../src/integrations/launch-gaps/find-launch-gaps.ts';
import { readContentFiles } from '../../src/integrations/launch-gaps/read-content-files.ts';
import { ROOT } from './stages/run-command.ts';

const gaps = findLaunchGaps(readContentFiles(ROOT));

for (const { file, what } of gaps) process.stdout.write(`${file}: replace ${what}\n`);
process.stdout.write(
  gaps.length === 0 ? 'Done: ready for launch\n' : `${gaps.length} item(s) to replace\n`,
);
process.exitCode = gaps.length === 0 ? 0 : 1;
