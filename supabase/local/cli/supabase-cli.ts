import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@supabase/lite/pglite';
import { openWire } from './wire.ts';

const PROGRAM = fileURLToPath(
  new URL('dist/supabase.js', import.meta.resolve('supabase/package.json')),
);

/** What a command of the CLI gave. */
export type CliResult = { exitCode: number; output: string; errors: string };

/**
 * Run a command of the official CLI against a Postgres of ours, which must not be in use otherwise. The CLI
 * gets an empty home, so no login or setting of whoever runs it has a say, and it reports nothing.
 */
export async function runSupabaseCli(postgres: PGlite, command: string[]): Promise<CliResult> {
  const home = await mkdtemp(join(tmpdir(), 'marshline-cli-'));
  const wire = await openWire(postgres);

  try {
    const child = spawn(process.execPath, [PROGRAM, ...command, `--remote=${wire.url}`], {
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
