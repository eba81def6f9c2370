/** The characters of a token. */
export const TOKEN_LENGTH = 32;

/** The code may be the end of a sentence. */
const CODE_AT_END = /(?:^|\/)([\w-]+)[/.,;:)>]*$/;

/** Groups of four with hyphens between them. A hyphen is also a character of tokens, but never at so many of these places. */
const IN_GROUPS = /^(?:[\w-]{4}-){4,}[\w-]{1,4}$/u;

/** What keyboards and programs write in place of a hyphen: other hyphens, dashes and the minus sign. */
const LIKE_HYPHEN = /[\u2010-\u2015\u2212]/gu;

/** The rest of a paper's footer before the code: "Verify at marshline.example/verify · code ". */
const BEFORE_CODE = /^.*\bcode\b[\s:]*/isu;

/** Phones and word processors write it in place of two hyphens. */
const EM_DASH = '\u2014';

/**
 * Extract the token from scanned, pasted or typed text: the address of the page, the footer of a paper, or only the token.
 * Blanks and the hyphens between groups of four characters do not count. A dash counts as a hyphen, and an em dash as two
 * hyphens where that gives a token.
 */
export function readVerifyToken(text: string): string | undefined {
  return [text, text.replaceAll(EM_DASH, '--')]
    .flatMap((each) => [each, withoutLabel(each)])
    .map(tokenIn)
    .find((token) => token !== undefined);
}

/** The text after the word "code". Without that word, the whole text. */
export function withoutLabel(text: string): string {
  return text.replace(BEFORE_CODE, '');
}

function tokenIn(text: string): string | undefined {
  const address = withHyphens(text.replace(/[?#].*$|\s+/gsu, ''));
  const token = withoutGroups(CODE_AT_END.exec(address)?.[1] ?? '');

  return token.length === TOKEN_LENGTH ? token : undefined;
}

/** A text with a hyphen in place of each dash. */
export function withHyphens(text: string): string {
  return text.replace(LIKE_HYPHEN, '-');
}

/** A code without the hyphens that its groups were typed with. */
export function withoutGroups(code: string): string {
  return IN_GROUPS.test(code) ? code.replace(/(.{4})-/gu, '$1') : code;
}
