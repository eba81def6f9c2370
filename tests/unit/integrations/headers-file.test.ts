import { describe, expect, it } from 'vitest';
import { headersFile, robotsFile } from '~/integrations/content-security-policy/headers-file';

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

describe('robotsFile', () => {
  it('names the sitemap and the private areas on the production host', () => {
    const text = robotsFile({ siteOrigin: 'https://site.example', isIndexable: true });

    expect(text).toContain('Sitemap: https://site.example/sitemap-index.xml');
    expect(text).toContain('Disallow: /dashboard\n');
  });

  it('lets crawlers see the noindex elsewhere', () => {
    expect(robotsFile({ siteOrigin: 'https://preview.example', isIndexable: false })).toBe(
      'User-agent: *\nDisallow:\n',
    );
  });
});
