import { create, type Font, type Glyph } from '@cantoo/fontkit';

type Layout = Font['layout'];

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

  return Object.assign(font, {
    layout: (text: string, features: Parameters<Layout>[1]) => ({
      glyphs: [...text].flatMap((character) => shape(character, features)),
    }),
  });
}
