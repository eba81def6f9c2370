import { toPrinted } from '../papers/printed-text.ts';

/** Maximum length of a line of text: a name, a title or a number. The database has the same limit. */
export const MAX_LINE_LENGTH = 200;

/**
 * Invisible characters: control characters except tab and line feed, unpaired surrogates, and
 * format characters, which reverse the direction of text or have no width. They make two different
 * texts look the same. Joiners are removed as well, because our documents print Latin letters,
 * which need none. `private.holds_hidden_characters` in the database refuses the same characters.
 */
const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}\p{Cf}]/gu;

/** Unicode's line and paragraph separators. */
const OTHER_LINE_ENDS = /[\u2028\u2029]/gu;

/** Remove invisible characters. Blanks and line ends stay. */
export function withoutHidden(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(OTHER_LINE_ENDS, '\n').replace(HIDDEN, '');
}

/** Clean one line of text: remove invisible characters, collapse blanks and trim. */
export function cleanLine(text: string): string {
  return cleanNote(text).replace(/\s+/g, ' ');
}

/** Clean several lines of text: remove invisible characters, normalize line ends and trim. */
export function cleanNote(text: string): string {
  return withoutHidden(text).trim();
}

/** Apply `withoutHidden` to every text and key of a JSON value. */
export function withoutHiddenAnywhere(value: unknown): unknown {
  if (typeof value === 'string') return withoutHidden(value);
  if (Array.isArray(value)) return value.map(withoutHiddenAnywhere);
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [withoutHidden(key), withoutHiddenAnywhere(inner)]),
  );
}

/** Like `cleanLine`, and normalizes the text for our documents. */
export function cleanPrintedLine(text: string): string {
  return cleanLine(toPrinted(cleanNote(text)));
}

/** Like `cleanNote`, and normalizes the text for our documents. */
export function cleanPrintedNote(text: string): string {
  return cleanNote(toPrinted(cleanNote(text)));
}
