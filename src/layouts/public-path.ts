/** The public path of a page, without the build's file extension and trailing slash. */
export function publicPath(pathname: string): string {
  const path = pathname.replace(/(\/index)?(\.html)?\/*$/, '');

  return path === '' ? '/' : path;
}
