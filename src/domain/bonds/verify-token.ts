const TOKEN_AT_END = /(?:^|\/)([\w-]{32})\/*$/;

/**
 * Extract the token from scanned, pasted or typed text: the address of the page, or only the token. Blanks do not count.
 */
export function readVerifyToken(text: string): string | undefined {
  const address = text.replace(/[?#].*$|\s+/gsu, '');

  return TOKEN_AT_END.exec(address)?.[1];
}
