/**
 * `npm run chaos`: breaks the system on purpose, one fault after another, and prints a table of the results. Exits with 1
 * when a verdict is bad.
 *
 *   npm run chaos                          every fault, with a new seed, printed at the start
 *   npm run chaos -- --only killed         the faults with this in their name
 *   npm run chaos -- --seed 4711           repeats the choices of the run with this seed
 *   npm run chaos -- --write               also writes the table into README.md
 */
import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { faults } from './chaos/faults.ts';
import { formatProblems, formatResults, replaceTable } from './chaos/report.ts';
import { runFault, type FaultResult } from './chaos/run-fault.ts';
import prettierConfig from './prettier.config.json' with { type: 'json' };
import { ROOT } from './stages/run-command.ts';

const README = `${ROOT}README.md`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seed: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const wanted = faults.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
if (wanted.length === 0) throw new Error(`No fault has "${values.only}" in its name`);

const start = performance.now();
const results: FaultResult[] = [];
say(`Seed ${seed}`);
for (const fault of wanted) {
  say(`\n${fault.name}: ${fault.done}`);
  const result = await runFault(fault, { seed, log: (line) => say(`  ${line}`) });
  say(`  ${result.finding.verdict}, ${result.seconds} s`);
  results.push(result);
}

const table = formatResults(results);
const seconds = (performance.now() - start) / 1_000;
say(`\n${await asMarkdown(table)}`);
for (const line of formatProblems(results)) say(line);
say(`Seed ${seed}, ${(seconds / 60).toFixed(1)} minutes`);
if (values.write) {
  const document = await readFile(README, 'utf8');
  const written = replaceTable(document, table, { seed, on: new Date(), seconds });
  await writeFile(README, await asMarkdown(written));
}
// A failed fault may leave a handle open. It must not keep the command from ending.
process.exit(results.every(({ finding }) => finding.verdict === 'good') ? 0 : 1);

function asMarkdown(text: string): Promise<string> {
  return format(text, {
    parser: 'markdown',
    printWidth: prettierConfig.printWidth,
    singleQuote: prettierConfig.singleQuote,
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
