import { create, type Font, type Glyph, type Subset } from '@cantoo/fontkit';

type Layout = Font['layout'];

/** The features of every text: figures of one width, and one glyph for each character. */
export const FEATURES = { tnum: true, lnum: true, kern: false, liga: false };

/** The letters of nearly all papers: printable ASCII, and the signs of our wording. */
const COMMON = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'§·–—‘’“”•',
];

const opened = new WeakMap<Uint8Array, Font>();

/**
 * The font of a file, read once per process, which shapes each character once. Reading the fonts and shaping whole words
 * took most of the time of a bond. The glyphs are the same, because the fonts of papers have only features that replace
 * one character by one glyph, and the text that papers print is composed already.
 */
export function openFont(bytes: Uint8Array): Font {
  const font = opened.get(bytes) ?? shapeOnce(readFont(bytes));
  opened.set(bytes, font);

  return font;
}

/** The common letters that a font has. */
export function commonLetters(font: Font): string {
  return COMMON.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join('');
}

function readFont(bytes: Uint8Array): Font {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('[papers] The file is not one font');

  return font;
}

function shapeOnce(font: Font): Font {
  // A glyph keeps its first character for all documents, so the characters come in an order of their own.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);

  const layout: Layout = font.layout.bind(font);
  const shaped = new Map<string, Glyph[]>();
  const shape = (character: string, features: Parameters<Layout>[1]): Glyph[] => {
    const glyphs = shaped.get(character) ?? layout(character, features).glyphs;
    shaped.set(character, glyphs);

    return glyphs;
  };
  const shapeText = (text: string, features: Parameters<Layout>[1]) => ({
    glyphs: [...text].flatMap((character) => shape(character, features)),
  });

  return Object.assign(font, {
    layout: shapeText,
    createSubset: subsetsOf(font, shapeText(commonLetters(font), FEATURES).glyphs),
  });
}

/**
 * Subsets of a font that begin with its common letters. The file of a subset without other letters is made once for all
 * documents.
 */
function subsetsOf(font: Font, common: readonly Glyph[]): () => Subset {
  const createSubset = font.createSubset.bind(font);
  let commonFile: Uint8Array | undefined;

  return () => {
    const subset = createSubset();
    const lastCommon = Math.max(...common.map((glyph) => subset.includeGlyph(glyph)));
    let last = lastCommon;

    return {
      includeGlyph(glyph) {
        const id = subset.includeGlyph(glyph);
        last = Math.max(last, id);

        return id;
      },
      encode() {
        if (last > lastCommon) return subset.encode();
        commonFile ??= subset.encode();

        return commonFile;
      },
    };
  };
}
