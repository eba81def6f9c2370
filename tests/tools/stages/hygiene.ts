import { englishRules } from '../hygiene/english-rules.ts';
import { fileRules } from '../hygiene/file-rules.ts';
import { findImportCircles } from '../hygiene/import-circles.ts';
import { listProjectFiles } from '../hygiene/project-files.ts';
import { supplyRules } from '../hygiene/supply-rules.ts';
import { textRules } from '../hygiene/text-rules.ts';
import { problemOf, ROOT, runCommand } from './run-command.ts';
import { type Outcome, outcomeOf, type Stage } from './stage.ts';

/** Checks the project's files, and finds unused code. */
export const hygiene: Stage = {
  name: 'hygiene',
  does: 'checks names, lengths, leftovers and unused code',
  isCheck: true,
  run: checkHygiene,
};

async function checkHygiene(): Promise<Outcome> {
  const files = await listProjectFiles(ROOT);
  const rules = [...fileRules, ...supplyRules, ...textRules, ...englishRules].map(
    ({ name, check }) => {
      const problems = files.flatMap((file) =>
        check(file).map((problem) => `  ${file.path}: ${problem}`),
      );

      return { name, problem: problems.length > 0 ? problems.join('\n') : undefined };
    },
  );
  const knip = await runCommand('knip', [
    '--config',
    'tests/tools/knip.config.ts',
    '--no-progress',
    '--no-config-hints',
  ]);

  const circles = findImportCircles(files).join('\n');

  return outcomeOf([
    ...rules,
    { name: 'no file imports itself through others', problem: circles || undefined },
    { name: 'every file, export and dependency is used', problem: problemOf(knip) },
  ]);
}
