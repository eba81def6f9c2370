/** Signs that nobody sees and that can turn the order of text around or split a word: Unicode's format characters. */
const HIDDEN = /\p{Cf}/gu;

/**
 * A problem for each line that holds a sign nobody sees: a text with one may read otherwise than it is stored. The byte
 * order mark at the very beginning of a file is judged elsewhere.
 */
export function findHiddenSigns(source: string): { line: number; message: string }[] {
  return source.split(/\r\n|\n|\r/).flatMap((text, index) => {
    const marked = index === 0 ? text.replace(/^\uFEFF/, '') : text;
    const [sign] = marked.match(HIDDEN) ?? [];
    if (sign === undefined) return [];

    const name = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const before = marked.slice(0, marked.indexOf(sign)).trim().slice(-20);
    const place = before === '' ? 'at the beginning of this line' : `after "${before}"`;
    return [
      {
        line: index + 1,
        message: `There is a sign that nobody sees (${name}) ${place}. Delete it and type the words around it again.`,
      },
    ];
  });
}
