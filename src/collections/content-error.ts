/** A content file that cannot be used. The message has a line for each problem: file, line, field and remedy. */
export class ContentError extends Error {}
