const TOKEN_AT_END = /(?:^|\/)([\w-]{32})\/*$/;

/** What keyboards and programs write in place of a hyphen: other hyphens, dashes and the minus sign. */
const LIKE_HYPHEN = /[\u2010-\u2015\u2212]/gu;

/**
 * Extract the token from scanned, pasted or typed text: the address of the page, or only the token. Blanks do not count,
 * and a dash counts as a hyphen.
 */
export function readVerifyToken(text: string): string | undefined {
  const address = text.replace(/[?#].*$|\s+/gsu, '').replace(LIKE_HYPHEN, '-');

  return TOKEN_AT_END.exec(address)?.[1];
}
