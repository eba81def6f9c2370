/**
 * The path a visitor sees for a page, without the file ending and the closing slash of the build.
 */
export function publicPath(pathname: string): string {
  const path = pathname.replace(/(\/index)?(\.html)?\/*$/, '');

  return path === '' ? '/' : path;
}
