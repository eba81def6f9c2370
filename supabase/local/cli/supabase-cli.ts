import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openWire, type WirePostgres } from './wire.ts';

/** The program of the Supabase CLI, for Node. */
export const SUPABASE_CLI = fileURLToPath(
  new URL('dist/supabase.js', import.meta.resolve('supabase/package.json')),
);

/** The result of a CLI command. */
export type CliResult = { exitCode: number; output: string; errors: string };

/**
 * Run a command of the official CLI against a local Postgres that nothing else uses. The CLI gets an empty home, so
 * that the user's login and settings have no effect, and it sends no telemetry.
 */
export async function runSupabaseCli(
  postgres: WirePostgres,
  command: string[],
): Promise<CliResult> {
  const home = await mkdtemp(join(tmpdir(), 'marshline-cli-'));
  const wire = await openWire(postgres);

  try {
    const child = spawn(process.execPath, [SUPABASE_CLI, ...command, `--remote=${wire.url}`], {
      cwd: home,
      env: {
        PATH: process.env.PATH,
        HOME: home,
        USERPROFILE: home,
        DO_NOT_TRACK: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors, exitCode] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number>((fulfil, reject) => {
        child.once('error', reject).once('close', (code) => fulfil(code ?? 1));
      }),
    ]);

    return { exitCode, output, errors };
  } finally {
    await wire.close();
    await rm(home, { recursive: true, force: true });
  }
}
