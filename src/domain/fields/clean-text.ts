import { toPrinted } from '../papers/printed-text.ts';

/**
 * Characters that nobody sees: controls other than tab and line end, halves of pairs, and format characters, which turn
 * the direction of writing or have no width. They make two different texts look alike. Joiners go as well: our papers
 * print Latin letters, which need none. `private.holds_hidden_characters` refuses the same in the database.
 */
const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}\p{Cf}]/gu;

/** The line and paragraph separators of Unicode. */
const OTHER_LINE_ENDS = /[\u2028\u2029]/gu;

/** The text without characters that nobody sees. Blanks and line ends stay. */
export function withoutHidden(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(OTHER_LINE_ENDS, '\n').replace(HIDDEN, '');
}

/** One line of text: without hidden characters, with single blanks, without blanks around it. */
export function cleanLine(text: string): string {
  return cleanNote(text).replace(/\s+/g, ' ');
}

/** Several lines of text: without hidden characters, with plain line ends, without blanks around it. */
export function cleanNote(text: string): string {
  return withoutHidden(text).trim();
}

/** A JSON value with `withoutHidden` applied to every text and key in it. */
export function withoutHiddenAnywhere(value: unknown): unknown {
  if (typeof value === 'string') return withoutHidden(value);
  if (Array.isArray(value)) return value.map(withoutHiddenAnywhere);
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [withoutHidden(key), withoutHiddenAnywhere(inner)]),
  );
}

/** As `cleanLine`, in the form in which our papers print it. */
export function cleanPrintedLine(text: string): string {
  return cleanLine(toPrinted(cleanNote(text)));
}

/** As `cleanNote`, in the form in which our papers print it. */
export function cleanPrintedNote(text: string): string {
  return cleanNote(toPrinted(cleanNote(text)));
}
