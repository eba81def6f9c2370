import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { toPrinted } from '../../../../../src/domain/papers/printed-text.ts';
import { fromBase64 } from '../../encoding.ts';
import besley from '../fonts/besley-500.ts';
import sans from '../fonts/source-sans-400.ts';
import sansStrong from '../fonts/source-sans-600.ts';
import sansMoreLatin from '../fonts/source-sans-more-latin-400.ts';
import sansVietnamese from '../fonts/source-sans-vietnamese-400.ts';
import { openFont } from './shaped-once.ts';

/** A font face of a paper: headings, text, or emphasis. */
export type Face = 'display' | 'text' | 'strong';

/** A run of characters in one font. */
export type Run = { text: string; font: PDFFont };

/** The fonts of one document. */
export type Fonts = {
  /** Split text into runs, each in the first font of the face that has its characters. */
  runsOf: (text: string, face: Face) => Run[];
  /** The width of the text, in points. */
  widthOf: (text: string, face: Face, size: number) => number;
};

const FILES = { besley, sans, sansStrong, sansMoreLatin, sansVietnamese };

type FontName = keyof typeof FILES;

const ALWAYS: readonly FontName[] = ['besley', 'sans', 'sansStrong'];
const RARELY: readonly FontName[] = ['sansMoreLatin', 'sansVietnamese'];

/** The fonts of a face in order of preference. Rare letters fall back to the plain text font. */
const FACES: Record<Face, readonly FontName[]> = {
  display: ['besley', 'sans', 'sansMoreLatin', 'sansVietnamese'],
  text: ['sans', 'sansMoreLatin', 'sansVietnamese'],
  strong: ['sansStrong', 'sans', 'sansMoreLatin', 'sansVietnamese'],
};

/** Replaces a character that no font has. */
const REPLACEMENT = '?';

const bytes = new Map<FontName, Uint8Array<ArrayBuffer>>();

/** The bytes of a font, decoded once for all documents. */
function bytesOf(name: FontName): Uint8Array<ArrayBuffer> {
  const known = bytes.get(name) ?? fromBase64(FILES[name]);
  bytes.set(name, known);

  return known;
}

let characterSets: Map<FontName, ReadonlySet<number>> | undefined;

function charactersOf(name: FontName): ReadonlySet<number> {
  characterSets ??= new Map();
  let set = characterSets.get(name);
  if (set === undefined) {
    set = new Set(openFont(bytesOf(name)).characterSet);
    characterSets.set(name, set);
  }

  return set;
}

function fontFor(character: string, face: Face): FontName | undefined {
  const codePoint = character.codePointAt(0) ?? 0;

  return FACES[face].find((name) => charactersOf(name).has(codePoint));
}

/** Normalize text to printable characters on one line. */
function tidy(text: string): string {
  return toPrinted(text).replace(/\s+/gu, ' ');
}

/**
 * Prepare the fonts of a document. Only the letters that the document prints are embedded. Fonts with rare letters are
 * loaded only if `letters` needs them.
 */
export async function createFonts(document: PDFDocument, letters: string): Promise<Fonts> {
  document.registerFontkit({ create: openFont });
  const fonts = new Map<FontName, PDFFont>();
  const rare = [...new Set(tidy(letters))].map((character) => fontFor(character, 'text'));
  for (const name of [...ALWAYS, ...RARELY.filter((font) => rare.includes(font))]) {
    const font = await document.embedFont(bytesOf(name), {
      subset: true,
      features: { tnum: true, lnum: true, kern: false, liga: false },
    });
    fonts.set(name, font);
  }
  const widths = new Map<string, number>();

  const get = (name: FontName): PDFFont => {
    const font = fonts.get(name);
    if (font === undefined) throw new Error(`[papers] The font ${name} was not asked for`);

    return font;
  };

  const runsOf = (text: string, face: Face): Run[] => {
    const runs: Run[] = [];
    for (const character of tidy(text)) {
      const name = fontFor(character, face);
      const font = get(name ?? FACES[face][0] ?? 'sans');
      const printed = name === undefined ? REPLACEMENT : character;
      const last = runs.at(-1);
      if (last?.font === font) last.text += printed;
      else runs.push({ text: printed, font });
    }

    return runs;
  };

  return {
    runsOf,
    widthOf(text, face, size) {
      const key = `${face} ${text}`;
      let width = widths.get(key);
      if (width === undefined) {
        width = runsOf(text, face).reduce(
          (sum, run) => sum + run.font.widthOfTextAtSize(run.text, 1),
          0,
        );
        widths.set(key, width);
      }

      return width * size;
    },
  };
}
