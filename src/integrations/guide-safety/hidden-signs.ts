/**
 * Invisible characters (Unicode's format characters), which can reverse the order of text or split
 * a word.
 */
const HIDDEN = /\p{Cf}/gu;

/**
 * An invisible character written as a number, as in Markdown (`&#x202E;`, `&#8238;`) or YAML
 * (`\u202E`).
 */
const NUMBERED =
  /&#[xX]([\da-fA-F]{1,6});|&#(\d{1,7});|\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/g;

/** The last code point of Unicode. */
const MAX_CODE = 0x10ffff;

/** An invisible character written as a named HTML reference. */
const NAMED =
  /&(?:shy|lrm|rlm|zwj|zwnj|af|ic|it|ApplyFunction|InvisibleComma|InvisibleTimes|NoBreak|ZeroWidthSpace|Negative(?:VeryThin|Thin|Medium|Thick)Space);/g;

/**
 * Find the lines with invisible characters, because such text may look different from its source. A
 * byte order mark at the start of the file is ignored here; the frontmatter check reports it.
 */
export function findHiddenSigns(source: string): { line: number; message: string }[] {
  return source.split(/\r\n|\n|\r/).flatMap((text, index) => {
    const marked = index === 0 ? text.replace(/^\uFEFF/, '') : text;
    const [sign] = marked.match(HIDDEN) ?? writtenOut(marked);
    if (sign === undefined) return [];

    const name = sign.length > 2 ? sign : codeOf(sign);
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

/** The invisible characters of a line that are written as numbers or names. */
function writtenOut(line: string): string[] {
  const numbered = [...line.matchAll(NUMBERED)].flatMap(([text, hex, decimal, ...escaped]) => {
    const digits = hex ?? escaped.find((code) => code !== undefined);
    const code = digits === undefined ? Number(decimal) : Number.parseInt(digits, 16);

    return code <= MAX_CODE && String.fromCodePoint(code).match(HIDDEN) ? [text] : [];
  });

  return [...numbered, ...(line.match(NAMED) ?? [])];
}

function codeOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
