/**
 * A page of this site, with an optional query and heading: `/states/sc`, `/quote?state=sc#price`.
 */
const SITE_PATH = /^\/(?:[\w-][\w./-]*)?(?:\?[\w=&%+.,-]*)?(?:#[\w%.-]+)?$/;

const HEADING = /^#[\w%.-]+$/;
const SECURE_SITE = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][\x21-\x7e]*)?$/i;
const MAIL = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;
const PHONE = /^tel:\+?[\d-]+$/i;

/** Every form of address that a link in a guide may have. */
export const LINK_FORMS: readonly RegExp[] = [SITE_PATH, HEADING, SECURE_SITE, MAIL, PHONE];

/** An image file of this site: `/images/seal.png`. */
export const PICTURE_FORM = /^\/(?:[\w-]+\/)*[\w-][\w.-]*\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/**
 * The problem with a link's address, in words for an editor. Undefined when there is none.
 * `address` is percent-encoded as in the page.
 */
export function findLinkProblem(address: string): string | undefined {
  if (LINK_FORMS.some((form) => form.test(address))) return undefined;

  if (address === '') return 'A link leads nowhere. Write its address: [words](https://...).';
  if (/^http:/i.test(address)) return insecureWords(address);

  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'https') {
    return `"${address}" is not a whole address. Copy it from the browser: https://www.example.gov/page.`;
  }
  if (scheme === 'mailto' || scheme === 'tel') {
    return `"${address}" is not plain. Write mailto:name@example.com or tel:+18435550100.`;
  }
  if (scheme !== undefined) {
    return `A link may not lead to "${scheme}:". Use an address that begins with https://, mailto:, tel:, / or #.`;
  }
  if (/^(?:\/|%5c){2}/i.test(address)) {
    return `"${address}" leads to another site. Begin it with https://.`;
  }

  return `"${address}" is not clear. Begin with https:// for another site, with / for a page of this one (/states/sc), or with # for a heading (#what-it-costs).`;
}

/** The problem with an image's address, in words for an editor. Undefined when there is none. */
export function findPictureProblem(address: string): string | undefined {
  if (PICTURE_FORM.test(address)) return undefined;

  return `The picture "${address}" is not a file of this site. Put the file into the folder public/images and write ![what it shows](/images/name.png).`;
}

/**
 * The problem with an address that starts with http:. It may be plain text, because Markdown turns
 * `www.example.gov` into an http: link.
 */
function insecureWords(address: string): string {
  const rest = address.replace(/^http:\/*/i, '');

  return `"${rest}" would be opened without encryption. Write the address with https://, as in [words](https://${rest}).`;
}
