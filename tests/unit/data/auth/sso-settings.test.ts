import { afterEach, describe, expect, it, vi } from 'vitest';

const NAMES = ['DOMAIN', 'CLIENT_ID', 'AUDIENCE', 'ORGANIZATION', 'MAX_AGE'];

afterEach(() => {
  vi.doUnmock('astro:env/client');
  vi.resetModules();
});

/** The settings of a site built with these variables, named without their prefix. */
async function settingsOf(variables: Record<string, string | number>) {
  vi.doMock('astro:env/client', () =>
    Object.fromEntries(NAMES.map((name) => [`PUBLIC_AUTH0_${name}`, variables[name]])),
  );

  return (await import('~/data/auth/sso-settings')).ssoSettings();
}

describe('ssoSettings', () => {
  it.each([
    {},
    { DOMAIN: 'tenant.us.auth0.com' },
    { CLIENT_ID: 'abc' },
    { DOMAIN: '', CLIENT_ID: '' },
  ])('is missing for a site built with %j', async (variables) => {
    expect(await settingsOf(variables)).toBeUndefined();
  });

  it('omits optional values that are not set', async () => {
    expect(await settingsOf({ DOMAIN: 'tenant.us.auth0.com', CLIENT_ID: 'abc' })).toEqual({
      domain: 'tenant.us.auth0.com',
      clientId: 'abc',
    });
  });

  it('passes further parameters to the provider', async () => {
    const variables = { DOMAIN: 'd.example', CLIENT_ID: 'abc', AUDIENCE: 'https://api.example' };

    expect(await settingsOf({ ...variables, ORGANIZATION: 'org_1', MAX_AGE: 3600 })).toEqual({
      domain: 'd.example',
      clientId: 'abc',
      audience: 'https://api.example',
      organization: 'org_1',
      maxAgeSeconds: 3600,
    });
  });
});
