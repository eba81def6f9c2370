import { outcomeOf, type Outcome, type Stage } from './stage.ts';
import { problemOf, ROOT, runCommand } from './run-command.ts';
import { glob } from 'node:fs/promises';

/** Types, lint and format: the checks that do not run the code. */
export const staticChecks: Stage[] = [
  {
    name: 'types',
    does: 'checks the types of pages, scripts, tests and edge functions',
    isCheck: true,
    run: checkTypes,
  },
  {
    name: 'lint',
    does: 'checks the direction of imports and the rules of the code',
    isCheck: true,
    run: lint,
  },
  {
    name: 'format',
    does: 'checks that Prettier would change nothing',
    isCheck: true,
    run: checkFormat,
  },
];

/** `astro check` also reads every TypeScript file of tsconfig.json, so tsc would add nothing. */
async function checkTypes(): Promise<Outcome> {
  const astro = await runCommand('astro', ['check', '--minimumSeverity', 'error']);
  const deno = await checkFunctionTypes();

  return outcomeOf([
    { name: 'astro check', problem: problemOf(astro) },
    { name: 'deno check', problem: deno },
  ]);
}

/** Deno reads the functions as Supabase does: with their own import map and packages. */
async function checkFunctionTypes(): Promise<string | undefined> {
  const files = await Array.fromAsync(glob('supabase/functions/**/*.ts', { cwd: ROOT }));
  const finished = await runCommand('deno', [
    'check',
    '--config',
    'supabase/functions/deno.json',
    ...files,
  ]);

  return problemOf(finished);
}

async function lint(extra: string[]): Promise<Outcome> {
  const finished = await runCommand('eslint', [
    '--config',
    'tests/tools/eslint.config.mjs',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    '.local/cache/eslint/',
    ...(extra.length > 0 ? extra : ['.']),
  ]);

  return outcomeOf([{ name: 'eslint', problem: problemOf(finished) }]);
}

async function checkFormat(extra: string[]): Promise<Outcome> {
  const finished = await runCommand('prettier', [
    '--config',
    'tests/tools/prettier.config.json',
    '--ignore-path',
    'tests/tools/prettier-ignore',
    '--cache',
    '--cache-location',
    '.local/cache/prettier',
    '--check',
    '--log-level',
    'warn',
    ...(extra.length > 0 ? extra : ['.']),
  ]);
  const problem = problemOf(finished);

  return outcomeOf([
    { name: 'prettier', problem: problem && `${problem}\nnpm run format mends it` },
  ]);
}
