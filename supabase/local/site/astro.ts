import { spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { BondKeySet } from '../../../src/domain/proof/bond-keys.ts';
import { PUBLISHABLE_KEY } from '../keys.ts';
import { PROJECT_DIRECTORY } from '../project.ts';

const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));

/** The folder of a finished build. */
export const BUILD_DIRECTORY = `${PROJECT_DIRECTORY}dist`;

/** The build's settings for its stack. */
type BuiltFor = { apiUrl: string; bondKeys: BondKeySet };

/** Build the site for a stack. Rejects with Astro's output when the build fails. */
export async function buildSite(stack: BuiltFor, signal: AbortSignal): Promise<void> {
  const child = runAstro(['build'], { ...stack, signal, stdio: 'pipe' });
  const [output, errors, exitCode] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    exitOf(child),
  ]);
  if (exitCode !== 0) throw new Error(`The site's build failed:\n${output}${errors}`);
}

/** Run Astro's development server for a stack, with its own output, until it ends or is aborted. */
export async function serveDevelopmentSite(
  options: BuiltFor & { port: number; signal: AbortSignal },
): Promise<void> {
  const { port, ...rest } = options;
  await exitOf(runAstro(['dev', '--port', String(port)], { ...rest, stdio: 'inherit' }));
}

function runAstro(
  command: string[],
  options: BuiltFor & { signal: AbortSignal; stdio: 'pipe' | 'inherit' },
): ChildProcess {
  const { apiUrl, bondKeys, signal, stdio } = options;

  return spawn(process.execPath, [ASTRO, ...command], {
    cwd: PROJECT_DIRECTORY,
    signal,
    stdio: ['ignore', stdio, stdio],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      PUBLIC_SUPABASE_URL: apiUrl,
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      BOND_PUBLIC_KEYS: JSON.stringify(bondKeys),
    },
  });
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((fulfil, reject) => {
    child.once('error', reject).once('close', (code) => fulfil(code ?? 1));
  });
}
