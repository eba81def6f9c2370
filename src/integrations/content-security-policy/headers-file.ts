/**
 * The text of `_headers`: only headers that depend on the build. All others are in `netlify.toml`.
 * No header may be in both files, because the CDN would send it twice.
 */
export function headersFile(options: { policy: string; isIndexable: boolean }): string {
  const robots = options.isIndexable ? [] : ['  X-Robots-Tag: noindex'];

  return ['/*', `  Content-Security-Policy: ${options.policy}`, ...robots, ''].join('\n');
}
