/** The picture shown where a page without one of its own is shared. */
export const DEFAULT_SHARE_IMAGE = '/share/marshline.png';

/** Pages that have a picture of their own: of each bond, each family of bonds, each state and each guide. */
const DRAWN_PAGES = /^\/(products|states|resources)\/[a-z0-9-]+$/;

/** Address of the picture of a page, which `src/pages/share/` lists. */
export function shareImageOf(pagePath: string): string {
  return DRAWN_PAGES.test(pagePath) ? `/share${pagePath}.png` : DEFAULT_SHARE_IMAGE;
}
