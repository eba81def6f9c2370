import { execFile } from 'node:child_process';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { checkPublicVariables } from '~/integrations/public-variables';
import { privateKeys, SECRET_API_KEY, tokenOf } from '../../support/secret-samples';

const SITE = 'https://www.surety.test';
const HOSTED = {
  PUBLIC_SUPABASE_URL: 'https://project.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_hosted',
};

/** The message of a refused build in this environment; undefined for an accepted one. */
function refusal(environment: Record<string, string>, site = SITE): string | undefined {
  try {
    checkPublicVariables(environment, site);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe('checkPublicVariables', () => {
  it.each([
    ['a hosted project', HOSTED, SITE],
    [
      'the anon key of an older project',
      { ...HOSTED, PUBLIC_SUPABASE_PUBLISHABLE_KEY: tokenOf('anon') },
      SITE,
    ],
    [
      'a slash after the address',
      { ...HOSTED, PUBLIC_SUPABASE_URL: 'https://project.supabase.co/' },
      SITE,
    ],
    ['this machine', {}, 'http://localhost:4321'],
    [
      'an API of this machine for a site of this machine',
      { PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' },
      'https://localhost:8443',
    ],
    [
      'every other variable as it should be',
      {
        ...HOSTED,
        PUBLIC_AUTH0_DOMAIN: 'tenant.us.auth0.com',
        PUBLIC_AUTH0_CLIENT_ID: 'Zr9pGvKJ3tqWbN1xY7mLcD2aEfH5uRs8',
        PUBLIC_TURNSTILE_SITE_KEY: '0x4AAAAAAAC3DHQFLr1GavRN',
        PUBLIC_SERVICE_WORKER: '',
      },
      SITE,
    ],
  ])('accepts a build for %s', (_, environment, site) => {
    expect(refusal(environment, site)).toBeUndefined();
  });

  it.each([
    ['a secret API key', SECRET_API_KEY],
    ['the service role key of an older project', tokenOf('service_role')],
    ['a token of a signed-in user', tokenOf('authenticated')],
    ['the database password', 'correct-horse-battery-staple'],
    ['a publishable key with something after it', 'sb_publishable_hosted other'],
  ])('refuses %s as publishable key and does not repeat it', (_, key) => {
    const words = refusal({ ...HOSTED, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key });

    expect(words).toContain('PUBLIC_SUPABASE_PUBLISHABLE_KEY');
    expect(words).not.toContain(key);
  });

  it.each(Object.entries(privateKeys()))('refuses %s in any public variable', (_, key) => {
    const words = refusal({ ...HOSTED, PUBLIC_ANYTHING: key });

    expect(words).toContain('PUBLIC_ANYTHING holds a private key');
    expect(words).not.toContain(key);
  });

  it.each([
    ['PUBLIC_ANYTHING', SECRET_API_KEY],
    ['PUBLIC_AUTH0_CLIENT_ID', 'q'.repeat(64)],
    ['PUBLIC_TURNSTILE_SITE_KEY', `0x4${'A'.repeat(32)}`],
    ['PUBLIC_SUPABASE_URL', 'https://postgres:secret@project.supabase.co'],
    ['PUBLIC_SUPABASE_URL', 'https://project.supabase.co/?apikey=1'],
    ['PUBLIC_SUPABASE_URL', 'project.supabase.co'],
  ])('refuses a wrong %s', (name, value) => {
    const words = refusal({ ...HOSTED, [name]: value });

    expect(words).toContain(name);
    expect(words).not.toContain(value);
  });

  it.each([
    'http://127.0.0.1:54321',
    'http://localhost:54321',
    'https://localhost',
    'https://api.localhost',
    'http://[::1]:54321',
    'http://0.0.0.0:54321',
    'https://2130706433', // the same machine as one number
    'http://project.supabase.co',
  ])('refuses the API %s for an https site on any host', (address) => {
    expect(refusal({ ...HOSTED, PUBLIC_SUPABASE_URL: address })).toContain('PUBLIC_SUPABASE_URL');
  });

  it.each(['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_PUBLISHABLE_KEY'] as const)(
    'refuses an https site that would fall back to the local %s',
    (name) => {
      expect(refusal({ ...HOSTED, [name]: '' })).toContain('must be set');
    },
  );
});

describe('a real build', () => {
  it.each([
    ['a secret API key', { PUBLIC_SUPABASE_PUBLISHABLE_KEY: SECRET_API_KEY }],
    ['a local API', { PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' }],
  ])(
    'with %s ends with an error that does not repeat it',
    async (_, wrong) => {
      const built = await build({ ...HOSTED, MARSHLINE_SITE_URL: SITE, ...wrong });

      expect(built.code).not.toBe(0);
      expect(built.output).toContain(Object.keys(wrong)[0]);
      expect(built.output).not.toContain(SECRET_API_KEY);
    },
    60_000,
  );
});

function build(variables: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...variables };
  delete (environment as Record<string, unknown>).NODE_ENV;

  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', '.local/refused-build'],
      { env: environment },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}
