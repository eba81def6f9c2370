import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { SUPABASE_CLI } from '../../../supabase/local/cli/supabase-cli.ts';

/** A token in the platform's format. Only the stand-in sees it. */
const TOKEN = `sbp_${'0'.repeat(40)}`;

/**
 * Run a command of the Supabase CLI against a Management API, in a folder with `supabase/`. Returns everything it
 * printed. It gets an empty home, so that no login and no setting of this machine has an effect.
 */
export async function runCliAgainst(
  api: { url: string },
  workdir: string,
  command: string[],
): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'marshline-cli-'));
  const profile = join(home, 'profile.yaml');
  await writeFile(
    profile,
    `name: stand-in\napi_url: ${api.url}\ndashboard_url: ${api.url}\ndocs_url: ${api.url}\nproject_host: localhost\n`,
  );

  try {
    const child = spawn(
      process.execPath,
      [SUPABASE_CLI, '--profile', profile, '--workdir', workdir, ...command],
      {
        cwd: workdir,
        env: {
          PATH: process.env.PATH,
          HOME: home,
          USERPROFILE: home,
          SUPABASE_ACCESS_TOKEN: TOKEN,
          SUPABASE_AUTH_SMTP_PASS: 'of the check',
          SUPABASE_AUTH_CAPTCHA_SECRET: 'of the check',
          DO_NOT_TRACK: '1',
          SUPABASE_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);

    return `${output}\n${errors}`;
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
