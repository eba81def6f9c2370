import { describe, expect, it } from 'vitest';
import { buildPolicy } from '~/integrations/content-security-policy/build-policy';

const HOSTED = {
  scriptHashes: new Set(['sha256-b', 'sha256-a']),
  styleHashes: new Set(['sha256-c']),
  supabaseOrigin: 'https://project.supabase.co',
  siteOrigin: 'https://site.example',
};

describe('buildPolicy', () => {
  it('allows the given inline scripts and styles and nothing else inline', () => {
    const policy = buildPolicy(HOSTED);

    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy).toContain("style-src 'self' 'sha256-c';");
    expect(policy).not.toMatch(/unsafe/);
  });

  it("lets pages connect to the project's Supabase, by request and by socket", () => {
    expect(buildPolicy(HOSTED)).toContain(
      "connect-src 'self' https://project.supabase.co wss://project.supabase.co;",
    );
    expect(buildPolicy({ ...HOSTED, supabaseOrigin: 'http://127.0.0.1:54321' })).toContain(
      "connect-src 'self' http://127.0.0.1:54321 ws://127.0.0.1:54321;",
    );
  });

  it('lets pages connect to the single sign-on provider, if there is one', () => {
    const identityProviderOrigin = 'https://tenant.us.auth0.com';

    expect(buildPolicy({ ...HOSTED, identityProviderOrigin })).toContain(
      "connect-src 'self' https://project.supabase.co wss://project.supabase.co https://tenant.us.auth0.com;",
    );
  });

  it('allows the captcha only when it is configured', () => {
    expect(buildPolicy(HOSTED)).not.toContain('challenges.cloudflare.com');
    expect(buildPolicy({ ...HOSTED, hasCaptcha: true })).toMatch(
      /script-src [^;]* https:\/\/challenges\.cloudflare\.com;.*frame-src https:\/\/challenges\.cloudflare\.com;/,
    );
  });

  it.each([
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "script-src-attr 'none'",
  ])('says %s', (directive) => {
    expect(buildPolicy(HOSTED).split('; ')).toContain(directive);
  });

  it('upgrades requests only when the site itself uses https', () => {
    expect(buildPolicy(HOSTED)).toContain('upgrade-insecure-requests');
    expect(buildPolicy({ ...HOSTED, siteOrigin: 'http://localhost:4321' })).not.toContain(
      'upgrade-insecure-requests',
    );
  });

  it('refuses to list a hash per page', () => {
    const scriptHashes = new Set(
      Array.from({ length: 100 }, (_, n) => `sha256-${'x'.repeat(44)}${n}`),
    );

    expect(() => buildPolicy({ ...HOSTED, scriptHashes })).toThrow('100 different inline scripts');
  });
});
