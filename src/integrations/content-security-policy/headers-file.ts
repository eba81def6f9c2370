/**
 * The text of the `_headers` file: what only the build knows. Everything that is the same for each
 * build stands in `netlify.toml`; no header may stand in both, or the CDN would send it twice.
 */
export function headersFile(options: { policy: string; isIndexable: boolean }): string {
  const robots = options.isIndexable ? [] : ['  X-Robots-Tag: noindex'];

  return ['/*', `  Content-Security-Policy: ${options.policy}`, ...robots, ''].join('\n');
}
