/**
 * The text of the `_headers` file: what only the build knows. Everything that is the same for each
 * build stands in `netlify.toml`; no header may stand in both, or the CDN would send it twice.
 */
export function headersFile(options: { policy: string; isIndexable: boolean }): string {
  const robots = options.isIndexable ? [] : ['  X-Robots-Tag: noindex'];

  return ['/*', `  Content-Security-Policy: ${options.policy}`, ...robots, ''].join('\n');
}

/**
 * The text of `robots.txt`. A site that must not be listed still lets crawlers in: one that may
 * not fetch a page never sees its `noindex`.
 */
export function robotsFile(options: { siteOrigin: string; isIndexable: boolean }): string {
  const lines = ['User-agent: *'];

  if (options.isIndexable) {
    lines.push(...PRIVATE_PATHS.map((path) => `Disallow: ${path}`));
    lines.push('', `Sitemap: ${options.siteOrigin}/sitemap-index.xml`);
  } else {
    lines.push('Disallow:');
  }

  return [...lines, ''].join('\n');
}

const PRIVATE_PATHS = ['/account', '/admin', '/api/', '/auth/', '/auth0/', '/dashboard'];
