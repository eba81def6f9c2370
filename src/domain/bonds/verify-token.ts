const TOKEN_AT_END = /(?:^|\/)([\w-]{32})\/*$/;

/**
 * Extract the token from scanned, pasted or typed text: the address of the page, or only the token.
 */
export function readVerifyToken(text: string): string | undefined {
  const address = text.trim().replace(/[?#].*$/, '');

  return TOKEN_AT_END.exec(address)?.[1];
}
