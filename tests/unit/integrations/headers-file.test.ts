import { describe, expect, it } from 'vitest';
import { headersFile } from '~/integrations/content-security-policy/headers-file';

describe('headersFile', () => {
  it('sends the policy with every file', () => {
    expect(headersFile({ policy: "default-src 'self'", isIndexable: true })).toBe(
      "/*\n  Content-Security-Policy: default-src 'self'\n",
    );
  });

  it('keeps a site outside the production host out of search engines', () => {
    expect(headersFile({ policy: '', isIndexable: false })).toContain('X-Robots-Tag: noindex');
  });
});
