import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { startDeno, type DenoProcess } from '../../supabase/local/functions/deno-process.ts';
import { FUNCTIONS_DIRECTORY } from '../../supabase/local/project.ts';
import { bundleFunctions, type Bundle } from '../tools/deploy/bundle-functions.ts';

/** `platform` runs the functions of every test as the platform does. Otherwise they run from their sources. */
const SWITCH = 'MARSHLINE_TEST_FUNCTIONS';

type Options = Parameters<typeof startDeno>[0];

/** A folder with the bundles, as the embedded host expects functions. */
type Built = { directory: string; bundles: Bundle[] };

let building: Promise<Built> | undefined;

/** The platform's Deno, 2.1. Undefined on a machine that its package is not made for. */
export function platformDeno(): string | undefined {
  try {
    const { resolve } = createRequire(import.meta.url);

    return join(dirname(resolve('deno-of-the-platform/package.json')), 'deno');
  } catch {
    return undefined;
  }
}

/** The functions as a deploy sends them, built once in this process. */
export function buildOnce(): Promise<Built> {
  building ??= build();

  return building;
}

/**
 * Start the functions as the platform runs them: bundled, without packages beside them, on its version of Deno. Where
 * that version is not installed, the bundles run on the project's.
 */
export async function startBundles(options: Options): Promise<DenoProcess> {
  const { directory } = await buildOnce();
  const program = platformDeno();

  return startDeno({ ...options, directory, ...(program !== undefined && { program }) });
}

/** Starts the functions of tests. A test's own functions always run from their sources. */
export function startTestFunctions(options: Options): Promise<DenoProcess> {
  return process.env[SWITCH] === 'platform' && options.directory === FUNCTIONS_DIRECTORY
    ? startBundles(options)
    : startDeno(options);
}

async function build(): Promise<Built> {
  const directory = await mkdtemp(join(tmpdir(), 'marshline-bundles-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const bundles = await bundleFunctions(directory);
  for (const { name, file } of bundles) {
    await mkdir(join(directory, name));
    await writeFile(join(directory, name, 'index.ts'), `export { default } from '${file}';\n`);
  }
  await writeFile(join(directory, 'deno.json'), '{}');

  return { directory, bundles };
}
