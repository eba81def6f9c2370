import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { toPrinted } from '../../../../../src/domain/papers/printed-text.ts';
import { fromBase64 } from '../../encoding.ts';
import besley from '../fonts/besley-500.ts';
import sans from '../fonts/source-sans-400.ts';
import sansStrong from '../fonts/source-sans-600.ts';
import sansMoreLatin from '../fonts/source-sans-more-latin-400.ts';
import sansVietnamese from '../fonts/source-sans-vietnamese-400.ts';
import { commonLetters, FEATURES, openFont } from './shaped-once.ts';

/** A font face of a paper: headings, text, or emphasis. */
export type Face = 'display' | 'text' | 'strong';

/** A run of characters in one font, with its width as a share of the size. */
export type Run = { text: string; font: PDFFont; width: number };

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

/** A character as a face prints it: its font, and its width as a share of the size. */
type Letter = { character: string; font: FontName; width: number };

const letters: Record<Face, Map<string, Letter>> = {
  display: new Map(),
  text: new Map(),
  strong: new Map(),
};

/** The letter of a character, looked up once for all documents. */
function letterOf(character: string, face: Face): Letter {
  const known = letters[face].get(character);
  if (known) return known;

  const font = fontFor(character, face);
  if (!font) return letterOf(REPLACEMENT, face);

  const letter = { character, font, width: advanceOf(character, font) };
  letters[face].set(character, letter);

  return letter;
}

function fontFor(character: string, face: Face): FontName | undefined {
  const codePoint = character.codePointAt(0) ?? 0;

  return FACES[face].find((name) => openFont(bytesOf(name)).hasGlyphForCodePoint(codePoint));
}

function advanceOf(character: string, name: FontName): number {
  const font = openFont(bytesOf(name));

  return font
    .layout(character, FEATURES)
    .glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth / font.unitsPerEm, 0);
}

/** A text that prints as it is. */
const TIDY = /^[!-~]*(?: [!-~]+)*$/;

/** Normalize text to printable characters on one line. */
function tidy(text: string): string {
  return TIDY.test(text) ? text : toPrinted(text).replace(/\s+/gu, ' ');
}

/**
 * Prepare the fonts of a document. Fonts with rare letters are loaded only if `printed` needs them. A font is embedded
 * with the letters that nearly every paper prints, and the others that this one does.
 */
export async function createFonts(document: PDFDocument, printed: string): Promise<Fonts> {
  document.registerFontkit({ create: openFont });
  const fonts = new Map<FontName, PDFFont>();
  const rare = [...new Set(tidy(printed))].map((character) => letterOf(character, 'text').font);
  for (const name of [...ALWAYS, ...RARELY.filter((font) => rare.includes(font))]) {
    const font = await document.embedFont(bytesOf(name), { subset: true, features: FEATURES });
    font.encodeText(commonLetters(openFont(bytesOf(name)))); // their glyphs come first in the subset, too
    fonts.set(name, font);
  }

  const get = (name: FontName): PDFFont => {
    const font = fonts.get(name);
    if (font === undefined) throw new Error(`[papers] The font ${name} was not asked for`);

    return font;
  };

  return {
    runsOf(text, face) {
      const runs: Run[] = [];
      for (const sign of tidy(text)) {
        const { character, font, width } = letterOf(sign, face);
        const last = runs.at(-1);
        if (last?.font === get(font)) {
          last.text += character;
          last.width += width;
        } else {
          runs.push({ text: character, font: get(font), width });
        }
      }

      return runs;
    },
    widthOf(text, face, size) {
      let width = 0;
      for (const character of tidy(text)) width += letterOf(character, face).width;

      return width * size;
    },
  };
}
