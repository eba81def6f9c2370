import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { expect, test } from '../support/fixtures.ts';
import { testSite } from '../support/test-site.ts';
import { startManagementApi } from '../tools/deploy/management-api.ts';

const run = promisify(execFile);

const REF = 'zyxwvutsrqponmlkjihg';

type Changes = { site?: string; key?: string; api?: string };

/** The exit code and the output of a run. With the address of a Management API it runs with a token. */
async function smoke({ site = testSite.url, key = PUBLISHABLE_KEY, api }: Changes = {}) {
  const args = ['--site', site, '--supabase', testSite.apiUrl, '--key', key];
  const operator = api === undefined ? [] : ['--remote', REF, '--api', api];
  const env = { ...process.env, SUPABASE_ACCESS_TOKEN: api === undefined ? '' : 'of the test' };

  return run(process.execPath, ['tests/tools/smoke.ts', ...args, ...operator], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

test('npm run smoke finds nothing wrong with a good system', async () => {
  const { stdout } = await smoke();

  const bad = [...stdout.matchAll(/^BAD +(.+)$/gm)].map(([, name]) => name);
  // Other stories store bonds with days in the past, which the health check rightly calls late.
  expect(bad.filter((name) => name !== 'the service is well')).toEqual([]);
  expect(stdout).toContain('good  Realtime accepts a connection');
  expect(stdout).toContain('not checked without SUPABASE_ACCESS_TOKEN: the settings');
});

test('npm run smoke names what is wrong: a site that is not ours, a wrong key, and settings that a token shows', async () => {
  await using api = await startStandIn();
  const { code, stdout } = await smoke({
    site: testSite.mailUrl,
    key: 'sb_publishable_wrong',
    api: api.url,
  });

  expect(code).toBe(1);
  expect(stdout).toContain('no policy for scripts');
  expect(stdout).toContain('/quote is not marked noindex');
  expect(stdout).toContain('verify-bond: 401');
  expect(stdout).toContain('public.bond_types is empty or closed');
  expect(stdout).toContain('Auth sends 2 mails an hour: set 100');
  expect(stdout).toContain('3 calls were cut off');
});

/** The Management API of a project with few mails per hour and slow functions. */
async function startStandIn() {
  const { url, stop } = await startManagementApi(({ path }) =>
    path.endsWith('/config/auth')
      ? { rate_limit_email_sent: 2 }
      : [{ late: 3, refused: 0, status: null }],
  );

  return { url, [Symbol.asyncDispose]: stop };
}
