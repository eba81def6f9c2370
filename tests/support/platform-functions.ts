import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { startDeno, type DenoProcess } from '../../supabase/local/functions/deno-process.ts';
import { FUNCTIONS_DIRECTORY } from '../../supabase/local/project.ts';
import { bundleFunctions, type Bundle } from '../tools/deploy/bundle-functions.ts';

/** The folder of the bundles that all processes of a run share. Unset, the functions of tests run from their sources. */
const BUNDLES_VARIABLE = 'MARSHLINE_TEST_BUNDLES';

/** `sources` runs the functions of tests from their sources on the project's Deno, as `npm start` does. */
const SWITCH = 'MARSHLINE_TEST_FUNCTIONS';

const LIST = 'bundles.json';

type Options = Parameters<typeof startDeno>[0];

let building: Promise<string> | undefined;

/**
 * Build the functions for this process and those that it starts, and return the function that deletes the bundles. Vitest
 * calls it before the tests of the functions, which then run as on the platform.
 */
export default async function useBundles(): Promise<() => void> {
  if (process.env[SWITCH] === 'sources') return () => undefined;

  const directory = await build();
  process.env[BUNDLES_VARIABLE] = directory;

  return () => {
    Reflect.deleteProperty(process.env, BUNDLES_VARIABLE);
    rmSync(directory, { recursive: true, force: true });
  };
}

/** The platform's Deno, 2.1. Undefined on a machine that its package is not made for. */
export function platformDeno(): string | undefined {
  try {
    const { resolve } = createRequire(import.meta.url);

    return join(dirname(resolve('deno-of-the-platform/package.json')), 'deno');
  } catch {
    return undefined;
  }
}

/** The functions as a deploy sends them. */
export async function readBundles(): Promise<Bundle[]> {
  return JSON.parse(await readFile(join(await bundlesFolder(), LIST), 'utf8')) as Bundle[];
}

/**
 * Start the functions as the platform runs them: bundled, without packages beside them, on its version of Deno. Where
 * that version is not installed, the bundles run on the project's.
 */
export async function startBundles(options: Options): Promise<DenoProcess> {
  const directory = await bundlesFolder();
  const program = platformDeno();

  return startDeno({ ...options, directory, ...(program !== undefined && { program }) });
}

/** Starts the functions of tests. A test's own functions always run from their sources. */
export function startTestFunctions(options: Options): Promise<DenoProcess> {
  return process.env[BUNDLES_VARIABLE] !== undefined && options.directory === FUNCTIONS_DIRECTORY
    ? startBundles(options)
    : startDeno(options);
}

/** The folder of the run, or one that this process makes for itself. */
async function bundlesFolder(): Promise<string> {
  const shared = process.env[BUNDLES_VARIABLE];
  if (shared !== undefined) return shared;

  building ??= build().then((directory) => {
    process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
    return directory;
  });

  return building;
}

/** Write a folder with the bundles, as the embedded host expects functions. */
async function build(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'marshline-bundles-'));
  const bundles = await bundleFunctions(directory);
  for (const { name, file } of bundles) {
    await mkdir(join(directory, name));
    await writeFile(join(directory, name, 'index.ts'), `export { default } from '${file}';\n`);
  }
  await writeFile(join(directory, LIST), JSON.stringify(bundles));
  await writeFile(join(directory, 'deno.json'), '{}');

  return directory;
}
