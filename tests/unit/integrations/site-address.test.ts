import { describe, expect, it } from 'vitest';
import {
  checkProductionAddress,
  identityProviderOrigin,
  isProductionSite,
  readProductionOrigin,
  siteOrigin,
  supabaseSettings,
} from '~/integrations/site-address';

describe('siteOrigin', () => {
  const netlify = { URL: 'https://main.example', DEPLOY_PRIME_URL: 'https://branch.example' };

  it.each([
    [
      'the main address in production',
      { ...netlify, CONTEXT: 'production' },
      'https://main.example',
    ],
    [
      'the address of a preview',
      { ...netlify, CONTEXT: 'deploy-preview' },
      'https://branch.example',
    ],
    ['the address of a branch', { ...netlify, CONTEXT: 'branch-deploy' }, 'https://branch.example'],
    ['this machine without Netlify', {}, 'http://localhost:4321'],
    ['another port of this machine', { MARSHLINE_SITE_PORT: '4921' }, 'http://localhost:4921'],
    [
      'what the environment asks for',
      { ...netlify, MARSHLINE_SITE_URL: 'https://a.example/b' },
      'https://a.example',
    ],
  ])('is %s', (_, environment, origin) => {
    expect(siteOrigin(environment)).toBe(origin);
  });
});

const PRODUCTION = 'https://www.surety.example';

describe('isProductionSite', () => {
  it.each([
    [PRODUCTION, true],
    [new URL('/quote', PRODUCTION), true],
    [PRODUCTION.replace('https:', 'http:'), false],
    ['https://branch.example', false],
    [undefined, false],
  ])('for %s is %s', (site, isProduction) => {
    expect(isProductionSite(site, PRODUCTION)).toBe(isProduction);
  });
});

describe('readProductionOrigin', () => {
  it('reads the origin of site.yaml', () => {
    expect(readProductionOrigin('name: Surety\norigin: https://www.surety.example\n')).toBe(
      PRODUCTION,
    );
    expect(() => readProductionOrigin('name: Surety\n')).toThrow('has no origin');
  });
});

describe('checkProductionAddress', () => {
  const check = (environment: Record<string, string>, site = 'https://surety.netlify.app') =>
    checkProductionAddress(environment, { site, production: PRODUCTION });

  it('refuses a production build that search engines would be told to ignore', () => {
    expect(() => check({ CONTEXT: 'production' })).toThrow(
      'Set origin in content/site.yaml to https://surety.netlify.app',
    );
  });

  it.each([
    ['for the address of site.yaml', { CONTEXT: 'production' }, PRODUCTION],
    ['of a preview', { CONTEXT: 'deploy-preview' }, undefined],
    ['on this machine', {}, 'http://localhost:4321'],
    ['of a demonstration', { CONTEXT: 'production', PUBLIC_DEMONSTRATION: 'on' }, undefined],
  ])('accepts a build %s', (_, environment, site) => {
    expect(() => check(environment as Record<string, string>, site)).not.toThrow();
  });
});

describe('supabaseSettings', () => {
  it('defaults to the embedded stack of this machine', () => {
    expect(supabaseSettings({ MARSHLINE_API_PORT: '59321' })).toEqual({
      origin: 'http://127.0.0.1:59321',
      publishableKey: 'sb_publishable_local_development',
    });
  });

  it('uses the hosted project of the environment', () => {
    const environment = {
      NETLIFY: 'true',
      PUBLIC_SUPABASE_URL: 'https://project.supabase.co/',
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_hosted',
    };

    expect(supabaseSettings(environment)).toEqual({
      origin: 'https://project.supabase.co',
      publishableKey: 'sb_publishable_hosted',
    });
  });

  it.each([
    ['address', { PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_hosted' }],
    ['key', { PUBLIC_SUPABASE_URL: 'https://project.supabase.co' }],
  ])('refuses to build on Netlify without the %s of a project', (_, environment) => {
    expect(() => supabaseSettings({ ...environment, NETLIFY: 'true' })).toThrow('must be set');
  });
});

describe('identityProviderOrigin', () => {
  it('is the origin of the domain', () => {
    expect(
      identityProviderOrigin({
        PUBLIC_AUTH0_DOMAIN: 'tenant.us.auth0.com',
        PUBLIC_AUTH0_CLIENT_ID: 'abc',
      }),
    ).toBe('https://tenant.us.auth0.com');
  });

  it.each([{}, { PUBLIC_AUTH0_DOMAIN: '', PUBLIC_AUTH0_CLIENT_ID: '' }])(
    'is undefined without single sign-on: %j',
    (environment) => {
      expect(identityProviderOrigin(environment)).toBeUndefined();
    },
  );

  it.each([
    { PUBLIC_AUTH0_DOMAIN: 'tenant.us.auth0.com' },
    { PUBLIC_AUTH0_CLIENT_ID: 'abc' },
    { PUBLIC_AUTH0_DOMAIN: 'http://tenant.us.auth0.com', PUBLIC_AUTH0_CLIENT_ID: 'abc' },
  ])('refuses to build a button without a target: %j', (environment) => {
    expect(() => identityProviderOrigin(environment)).toThrow('belong together');
  });
});
