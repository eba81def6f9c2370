import { create, type Font } from '@cantoo/fontkit';
import { describe, expect, it } from 'vitest';
import { fromBase64 } from '../../../../supabase/functions/_shared/encoding.ts';
import { makeBondPaper } from '../../../../supabase/functions/_shared/papers/bond-paper.ts';
import besley from '../../../../supabase/functions/_shared/papers/fonts/besley-500.ts';
import sans from '../../../../supabase/functions/_shared/papers/fonts/source-sans-400.ts';
import sansStrong from '../../../../supabase/functions/_shared/papers/fonts/source-sans-600.ts';
import sansMoreLatin from '../../../../supabase/functions/_shared/papers/fonts/source-sans-more-latin-400.ts';
import sansVietnamese from '../../../../supabase/functions/_shared/papers/fonts/source-sans-vietnamese-400.ts';
import { openFont } from '../../../../supabase/functions/_shared/papers/pdf/shaped-once.ts';
import { buildIssuedBond } from '../../../support/issued-bond.ts';

/** The features that papers ask for. */
const FEATURES = { tnum: true, lnum: true, kern: false, liga: false };

const idsOf = (font: Pick<Font, 'layout'>, text: string) =>
  font.layout(text, FEATURES).glyphs.map(({ id }) => id);

describe('a font that shapes each character once', () => {
  it.each(Object.entries({ besley, sans, sansStrong, sansMoreLatin, sansVietnamese }))(
    'gives the glyphs that %s gives in words, between letters and between figures',
    (_name, file) => {
      const bytes = fromBase64(file);
      const whole = create(bytes) as Font;
      // Papers give a font only characters that it has, composed where there is a composed character.
      const letter = whole.hasGlyphForCodePoint(0x41) ? 'A' : '\u1ea1';
      const figure = whole.hasGlyphForCodePoint(0x31) ? '1' : letter;
      const text = whole.characterSet
        .map((codePoint) => String.fromCodePoint(codePoint))
        .map((character) => `${letter}${character}${letter}${figure}${character}${figure}`)
        .join('')
        .normalize('NFC');

      expect(idsOf(openFont(bytes), text)).toEqual(idsOf(whole, text));
    },
  );

  it('makes the same paper after other papers', async () => {
    const first = await makeBondPaper(buildIssuedBond());
    await makeBondPaper(buildIssuedBond({ principal: 'Zo\u00eb Nguy\u1ec5n-0123456789' }));

    expect(await makeBondPaper(buildIssuedBond())).toEqual(first);
  });

  it('makes several papers at the same time exactly as one after the other', async () => {
    const bonds = ['Ana Ng', 'Zo\u00eb Nguy\u1ec5n', 'Ana Ng'].map((principal, index) =>
      buildIssuedBond({
        principal,
        principals: [principal],
        verifyUrl: `https://a.example/${index}`,
      }),
    );
    const alone: Uint8Array[] = [];
    for (const bond of bonds) alone.push(await makeBondPaper(bond));

    expect(await Promise.all(bonds.map((bond) => makeBondPaper(bond)))).toEqual(alone);
  });
});
