import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { loadNetlifyRules } from '~/integrations/local-server/netlify-rules';
import { redirectsFile } from '~/integrations/netlify-redirects';
import { SERVED_STATES } from '../../support/routes.ts';

const netlifyToml = fileURLToPath(new URL('../../../netlify.toml', import.meta.url));
const text = redirectsFile({
  supabaseOrigin: 'https://project.supabase.co',
  states: SERVED_STATES.map((code) => code.toLowerCase()),
});
const directory = await mkdtemp(join(tmpdir(), 'marshline-redirects-'));
await writeFile(join(directory, '_redirects'), text);
const rules = await loadNetlifyRules({ directory, netlifyToml });

afterAll(() => rm(directory, { recursive: true }));

async function locationOf(path: string): Promise<string | undefined> {
  const rule = await rules.match(new Request(`https://site.example${path}`));

  return rule && `${rule.statusCode} ${rule.target.pathname}${rule.target.search}`;
}

it("forwards the pages' requests to this build's project, without a redirect", () => {
  expect(text.split('\n').slice(0, 4)).toEqual([
    '/api/health https://project.supabase.co/functions/v1/health 200',
    '/api/vitals https://project.supabase.co/functions/v1/vitals 200',
    '/api/unsubscribe https://project.supabase.co/functions/v1/unsubscribe 200',
    '/api/matter-calendar https://project.supabase.co/functions/v1/matter-calendar 200',
  ]);
});

it.each(
  SERVED_STATES.flatMap((code) =>
    ['/states', '/resources/state'].map((folder) => [
      `${folder}/${code}`,
      `${folder}/${code.toLowerCase()}`,
    ]),
  ),
)('redirects %s to %s', async (from = '', to = '') => {
  expect(await locationOf(from)).toBe(`301 ${to}`);
});

it('keeps the query, and the rules of netlify.toml', async () => {
  expect(await locationOf('/states/TX?ref=a')).toBe('301 /states/tx?ref=a');
  expect(await locationOf('/states/Tx')).toBe('301 /states/tx');
  expect(await locationOf('/states/puerto-rico')).toBe('302 /404');
});
