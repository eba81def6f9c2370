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

/**
 * Oxlint checks the types of all code except pages and functions, and everywhere the rules that need types: a promise
 * that nobody waits for, a missing case. It reads them several times faster than `astro check` and ESLint.
 */
async function checkTypes(): Promise<Outcome> {
  const pages = await runCommand('astro', [
    'check',
    '--tsconfig',
    'tests/tools/astro.tsconfig.json',
    '--minimumSeverity',
    'error',
  ]);
  const typed = ['--config', 'tests/tools/oxlint.json', '--deny-warnings', '--type-aware'];
  const code = ['src', 'tests', 'supabase/local', 'astro.config.mjs'];
  const site = await runCommand('oxlint', [...typed, '--type-check', ...code]);
  const functions = await runCommand('oxlint', [...typed, 'supabase/functions']);

  return outcomeOf([
    { name: 'astro check', problem: problemOf(pages) },
    { name: 'oxlint, with types', problem: problemOf(site) },
    { name: 'oxlint, functions', problem: problemOf(functions) },
    { name: 'deno check', problem: await checkFunctionTypes() },
  ]);
}

/** Deno reads the functions as Supabase does: with their own import map and packages. */
async function checkFunctionTypes(): Promise<string | undefined> {
  const files = await Array.fromAsync(glob('supabase/functions/**/*.ts', { cwd: ROOT }));
  const finished = await runCommand('deno', [
    'check',
    '--quiet',
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
