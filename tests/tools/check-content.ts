/**
 * Checks guides and sources and prints each problem with its place and remedy, in words for an editor.
 *
 *   npm run check:content                                    your changed guides, and all other sources
 *   npm run check:content -- --all                           every guide, and all other sources
 *   npm run check:content -- content/articles/my-guide.mdx   these guides
 */
import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { listChangedGuides } from './check-content/changed-guides.ts';
import { checkGuides } from './check-content/check-guides.ts';
import { checkRatePlanFiles } from './check-content/check-rate-plans.ts';
import { checkContentSources } from './check-content/check-sources.ts';
import { describeProblem, toAnnotation, type Problem } from './check-content/problem.ts';
import { GUIDES_FOLDER, readGuide } from './check-content/read-guide.ts';
import { everyGuide, readSite } from './check-content/read-site.ts';
import { ROOT } from './stages/run-command.ts';

const start = performance.now();
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const site = readSite(ROOT);
const files = chooseFiles();
const strays = files.flatMap(findStray);
const guides = files
  .filter((file) => !strays.some((stray) => stray.file === file))
  .map((file) => readGuide(ROOT, file));
const today = new Date().toISOString().slice(0, 10);
// Guides show prices of the rate plans, so nothing else can be checked against a plan with a problem.
const ratePlanProblems = checkRatePlanFiles(ROOT);
const problems =
  ratePlanProblems.length > 0
    ? ratePlanProblems
    : [
        ...strays,
        ...(await checkGuides(guides, site, today)),
        // Named guides are checked alone. Otherwise the other content's sources are checked, too.
        ...(positionals.length > 0 ? [] : checkContentSources(ROOT, today)),
      ];
const errors = problems.filter(({ isWarning }) => !isWarning);

// A pull request then shows each error beside its line.
const notes = process.env['GITHUB_ACTIONS'] ? errors.map(toAnnotation) : [];
for (const line of [...problems.map(describeProblem), ...notes]) process.stdout.write(`${line}\n`);
process.stdout.write(`${summary()}\n`);
process.exitCode = errors.length > 0 ? 1 : 0;

function chooseFiles(): string[] {
  if (positionals.length > 0) return positionals.map(toProjectPath);
  const changed = values.all ? undefined : listChangedGuides(ROOT);

  return changed ?? everyGuide(site).map(({ file }) => file);
}

/** npm starts the program in the project's top folder, wherever the editor runs it. */
function toProjectPath(path: string): string {
  const here = resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
  const absolute = existsSync(here) ? here : resolve(ROOT, path);

  return relative(ROOT, absolute).split(sep).join('/');
}

function findStray(file: string): Problem[] {
  if (!existsSync(resolve(ROOT, file))) {
    return [{ file, line: 1, words: 'There is no such file. Look at its name' }];
  }

  return file.endsWith('.mdx')
    ? []
    : [
        {
          file,
          line: 1,
          words: `Let its name end in .mdx: nothing else in ${GUIDES_FOLDER} is built`,
        },
      ];
}

function summary(): string {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (files.length === 0) {
    return 'No guide differs from the default branch. npm run check:content -- --all checks every one.';
  }
  const counted = files.length === 1 ? '1 guide' : `${files.length} guides`;
  const warnings = problems.length - errors.length;
  const found = [
    errors.length === 1 ? '1 problem' : `${errors.length} problems`,
    ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${warnings} warnings`] : []),
  ].join(', ');

  return `${counted} checked in ${seconds} s: ${problems.length === 0 ? 'nothing to mend' : found}`;
}
