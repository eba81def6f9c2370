import { describe, expect, it } from 'vitest';
import { filingPacket, type PacketBond } from '~/domain/papers/filing-packet';
import { FILING_WORDS } from '../../../../supabase/functions/_shared/papers/filing-words.ts';

const TEXAN: PacketBond = {
  bondSlug: 'notary',
  stateCode: 'TX',
  obligee: 'Texas Secretary of State',
  matter: { county: 'Travis County' },
  form: { matterLabel: 'Commission', sources: [] },
};

describe('the filing packet of a notary', () => {
  it.each([
    ['Texas Secretary of State', 'Texas'],
    ['Travis County Clerk', 'Travis County, Texas'],
    ['Clerk of Travis County, Texas', 'Travis County, Texas'],
    ['County Clerk', 'Travis County, Texas'],
  ])('places the office "%s" in %s', (obligee, place) => {
    expect(filingPacket({ ...TEXAN, obligee }, FILING_WORDS).office.slice(0, 2)).toEqual([
      ['To', obligee],
      ['Place', place],
    ]);
  });

  it('says to keep the bond in a state that requires none', () => {
    const packet = filingPacket({ ...TEXAN, stateCode: 'SC' }, FILING_WORDS);

    expect(packet).toMatchObject({ whoFiles: 'Nobody: you keep it', ...FILING_WORDS.kept });
    expect(packet.howToFile.map(({ text }) => text)).toEqual([
      expect.stringContaining('South Carolina asks its notaries for no bond'),
    ]);
    expect(filingPacket(TEXAN, FILING_WORDS).bring).toBe(FILING_WORDS.families.license.bring);
  });
});
