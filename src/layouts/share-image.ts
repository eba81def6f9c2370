/** The preview image of pages without their own. */
export const DEFAULT_SHARE_IMAGE = '/share/marshline.png';

/** Pages with their own preview image: each bond, each bond category, each state and each guide. */
const DRAWN_PAGES = /^\/(products|states|resources)\/[a-z0-9-]+$/;

/** The address of a page's preview image. `src/pages/share/` lists the images. */
export function shareImageOf(pagePath: string): string {
  return DRAWN_PAGES.test(pagePath) ? `/share${pagePath}.png` : DEFAULT_SHARE_IMAGE;
}
