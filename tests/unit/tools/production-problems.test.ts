import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { findProductionProblems } from '../../tools/config/production-problems.ts';

const SITE = 'https://www.marshlinesurety.com';

let committed: string;
let filled: string;

beforeAll(async () => {
  committed = await readFile('supabase/config.toml', 'utf8');
  filled = committed
    .replaceAll('marshlinesurety.example', 'marshlinesurety.com')
    .replace('"abcdefghijklmnopqrst"', '"zyxwvutsrqponmlkjihg"');
});

describe('config.toml for production', () => {
  it('has no problems when every value is filled in', () => {
    expect(findProductionProblems(filled, SITE)).toEqual([]);
  });

  it('is refused as committed, because of its example values and nothing else', () => {
    const problems = findProductionProblems(committed, SITE);

    expect(problems).toContainEqual(expect.stringContaining('auth.site_url is https://www.'));
    expect(problems).toContainEqual(expect.stringContaining('project_id'));
    expect(problems.join()).not.toMatch(/localhost|127\.0|missing/);
  });

  it.each([
    ['[remotes.production.auth]\nsite_url', '[remotes.production.auth]\nsite_addr', 'site_url'],
    ['"https://www.marshlinesurety.com"', '"http://localhost:4321"', 'auth.site_url'],
    ['"https://www.marshlinesurety.com"', '"http://www.marshlinesurety.com"', 'auth.site_url'],
    ['/auth/callback"]', '/auth/callback", "http://127.0.0.1:4321/**"]', 'additional_redirect'],
    ['smtp.marshlinesurety.com', 'smtp.example.com', 'auth.email.smtp.host'],
    ['env(SUPABASE_AUTH_SMTP_PASS)', 'hunter2', 'smtp.pass is in the file'],
    ['[remotes.production]', '[remotes.staging]', 'is missing'],
  ])('is refused with %j as %j', (from, to, words) => {
    expect(filled).toContain(from);

    expect(findProductionProblems(filled.replace(from, to), SITE)).toContainEqual(
      expect.stringContaining(words),
    );
  });

  it('is refused when mails would lead to another address than the site has', () => {
    expect(findProductionProblems(filled, 'https://www.other.com')).toEqual([
      'auth.site_url is not the origin in content/site.yaml, https://www.other.com',
    ]);
  });

  it('is refused when production lacks a value and the local value would be sent', () => {
    const silent = filled.replace('site_url = "https://www.marshlinesurety.com"', '');

    expect(findProductionProblems(silent, SITE)).toContain(
      'auth.site_url is http://localhost:4321: production needs an https address of its own',
    );
  });
});
