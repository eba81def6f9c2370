/**
 * Text that must not reach a page: a description, the editor's text after the frontmatter, part of the message to the
 * editor, and the reported line of the text (default: the first).
 */
export type RefusedRow = readonly [name: string, text: string, words: string, line?: number];
