/** Where a page lives: its public path, and whether this build is the one the public sees. */

/** The path a visitor sees for a page, without the file ending and the closing slash of the build. */
export function publicPath(pathname: string): string {
  const path = pathname.replace(/(\/index)?(\.html)?\/*$/, '');

  return path === '' ? '/' : path;
}

/**
 * True only for a production build of the production host. Everything else, previews and local
 * builds too, carries a noindex robots tag (specification 1, section 2). Netlify sets `CONTEXT`
 * and `URL`; elsewhere set both.
 */
export function isProductionHost(
  site: URL | undefined,
  environment: { CONTEXT?: string | undefined; URL?: string | undefined },
): boolean {
  if (!site || environment.CONTEXT !== 'production' || !environment.URL) return false;

  return URL.canParse(environment.URL) && new URL(environment.URL).host === site.host;
}
