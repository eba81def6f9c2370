import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBundles } from '../support/platform-functions.ts';
import { findDeployProblems } from '../tools/deploy/deploy-problems.ts';

let workdir: string;
let config: string;

beforeAll(async () => {
  const bundles = await readBundles();
  workdir = await mkdtemp(join(tmpdir(), 'marshline-deploy-'));
  const supabase = join(workdir, 'supabase');
  await mkdir(join(supabase, 'bundles'), { recursive: true });
  await cp('supabase/templates', join(supabase, 'templates'), { recursive: true });
  for (const { name, file } of bundles) await cp(file, join(supabase, 'bundles', `${name}.js`));
  config = await readFile('supabase/config.toml', 'utf8');
});

afterAll(() => rm(workdir, { recursive: true, force: true }));

/** The problems of a deploy with these settings in place of others. */
async function problemsWith(changes: readonly (readonly [from: string, to: string])[]) {
  let text = config;
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  await writeFile(join(workdir, 'supabase/config.toml'), text);

  return findDeployProblems(workdir);
}

describe('a deploy with the real CLI', () => {
  it('sends each bundle and every setting, and warns of nothing', async () => {
    expect(await problemsWith([])).toEqual([]);
  });

  it('names each function and setting that the platform would get wrong', async () => {
    const problems = await problemsWith([
      [
        'verify_jwt = false\nentrypoint = "./bundles/health.js"',
        'entrypoint = "./bundles/health.js"',
      ],
      ['entrypoint = "./bundles/vitals.js"', 'entrypoint = "./bundles/missing.js"'],
      ['entrypoint = "./bundles/terms-pdf.js"', 'import_map = "./functions/deno.json"'],
      ['minimum_password_length', 'minimal_password_length'],
      ['site_url = "https://www.marshlinesurety.example"', ''],
      ['port = 465', 'port = 587'],
    ]);

    expect(problems).toEqual(
      expect.arrayContaining([
        'health would refuse callers without a user token: set verify_jwt = false',
        'vitals uploads nothing, not its bundle alone',
        'terms-pdf is not uploaded',
        expect.stringContaining('does not recognize and ignores: auth.minimal_password_length'),
        'production would get site_url = http://localhost:4321',
        'the platform blocks the port 587 of the mail server',
      ]),
    );
  });
});
