/**
 * Text that may not reach a page: what it is, what an editor wrote after the frontmatter, a part of
 * what the editor then reads, and the line of the text it is told of (the first when left out).
 */
export type RefusedRow = readonly [name: string, text: string, words: string, line?: number];
