import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { findProductionProblems } from '../../tools/config/production-problems.ts';

let committed: string;
let filled: string;

beforeAll(async () => {
  committed = await readFile('supabase/config.toml', 'utf8');
  filled = committed
    .replaceAll('marshlinesurety.example', 'marshlinesurety.com')
    .replace('"abcdefghijklmnopqrst"', '"zyxwvutsrqponmlkjihg"');
});

describe('config.toml for production', () => {
  it('has nothing to say when every value is filled in', () => {
    expect(findProductionProblems(filled)).toEqual([]);
  });

  it('is refused as it is committed, for its examples and for nothing of this machine', () => {
    const problems = findProductionProblems(committed);

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

    expect(findProductionProblems(filled.replace(from, to))).toContainEqual(
      expect.stringContaining(words),
    );
  });

  it('is refused where production says nothing and the value of this machine would go out', () => {
    const silent = filled.replace('site_url = "https://www.marshlinesurety.com"', '');

    expect(findProductionProblems(silent)).toContain(
      'auth.site_url is http://localhost:4321: production needs an https address of its own',
    );
  });
});
