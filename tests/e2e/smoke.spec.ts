import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { expect, test } from '../support/fixtures.ts';
import { testSite } from '../support/test-site.ts';

const run = promisify(execFile);

/** The exit code and the output of a run. */
async function smoke(changes: { site?: string; key?: string } = {}) {
  const { site = testSite.url, key = PUBLISHABLE_KEY } = changes;
  const args = ['--site', site, '--supabase', testSite.apiUrl, '--key', key];

  return run(process.execPath, ['tests/tools/smoke.ts', ...args]).then(
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
});

test('npm run smoke names what is wrong: a site that is not ours, and a wrong key', async () => {
  const { code, stdout } = await smoke({ site: testSite.mailUrl, key: 'sb_publishable_wrong' });

  expect(code).toBe(1);
  expect(stdout).toContain('no policy for scripts');
  expect(stdout).toContain('/quote is not marked noindex');
  expect(stdout).toContain('verify-bond: 401');
  expect(stdout).toContain('public.bond_types is empty or closed');
});
