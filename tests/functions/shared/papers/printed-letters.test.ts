import { create } from '@cantoo/fontkit';
import { PDFDocument } from '@cantoo/pdf-lib';
import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { unprintableCharacters } from '../../../../src/domain/papers/printed-text.ts';
import {
  createFonts,
  type Fonts,
} from '../../../../supabase/functions/_shared/papers/pdf/fonts.ts';

const FOLDER = new URL('../../../../supabase/functions/_shared/papers/fonts/', import.meta.url);

/** The end marker of font tables. */
const END_OF_TABLE = 0xffff;

const isPrintable = (character: string) => unprintableCharacters(character).length === 0;

let inFonts: string[];
let fonts: Fonts;

beforeAll(async () => {
  const points = new Set<number>();
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))) {
    const { default: base64 } = (await import(new URL(name, FOLDER).href)) as { default: string };
    const font = create(Buffer.from(base64, 'base64'));
    if ('characterSet' in font) font.characterSet.forEach((point) => points.add(point));
  }
  points.delete(END_OF_TABLE);
  inFonts = [...points].map((point) => String.fromCodePoint(point));
  fonts = await createFonts(await PDFDocument.create(), inFonts.join(''));
});

describe('the letters that customers may use in documents', () => {
  it('are all letters of the document fonts, except marks without their letter', () => {
    const others = inFonts.filter((character) => !isPrintable(character));

    expect(inFonts.length).toBeGreaterThan(400);
    expect(others.filter((character) => !/\p{M}/u.test(character))).toEqual([]);
  });

  it.each(['text', 'strong', 'display'] as const)(
    'are printed unchanged in the %s font',
    (face) => {
      const changed: string[] = [];
      for (let point = 0x21; point <= 0x10_ffff; point += 1) {
        const character = String.fromCodePoint(point);
        if (!isPrintable(character) || /[\s\p{Cf}\u2010\u2011]/u.test(character)) continue;

        const printed = fonts.runsOf(character, face).map(({ text }) => text);
        if (printed.join('') !== character.normalize('NFC')) changed.push(character);
      }

      expect(changed).toEqual([]);
    },
  );
});
