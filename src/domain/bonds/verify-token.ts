const TOKEN_AT_END = /(?:^|\/)([\w-]{32})\/*$/;

/** The token in what a person scans, pastes or types: the address of the page, or the code alone. */
export function readVerifyToken(text: string): string | undefined {
  const address = text.trim().replace(/[?#].*$/, '');

  return TOKEN_AT_END.exec(address)?.[1];
}
