/** The picture shown where a page without one of its own is shared. */
export const DEFAULT_SHARE_IMAGE = '/share/marshline.png';

/** Address of the picture of one page, which `src/pages/share/` draws. */
export function shareImageOf(pagePath: string): string {
  return `/share${pagePath}.png`;
}
