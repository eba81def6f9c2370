/** The code of a bond for people: where papers say to enter it, and its groups. */

/** Whether a code was typed without capitals or without small letters. Of thirty million codes, one is printed so. */
export function isInOneCase(code: string): boolean {
  return code === code.toLowerCase() || code === code.toUpperCase();
}

/** A token in groups of four characters, to type it and to compare it with paper. */
export function groupToken(token: string): string {
  return token.replace(/.{4}(?!$)/gu, '$& ');
}

/** Where a paper tells its reader to verify it, as people type it, and the code to enter there. */
export function verifyWords(verifyUrl: string): { page: string; code: string } {
  const end = verifyUrl.lastIndexOf('/');
  const page = verifyUrl.slice(0, end).replace(/^https?:\/\//u, '');

  return { page, code: groupToken(verifyUrl.slice(end + 1)) };
}
