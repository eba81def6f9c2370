import { expect, it } from 'vitest';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';
import { filingPacket, type PacketBond } from '~/domain/papers/filing-packet';
import type { StateCode } from '~/domain/us-states';
import { FILING_WORDS } from '../../../../supabase/functions/_shared/papers/filing-words.ts';

const SERVED = Object.keys(FILING_WORDS.states) as StateCode[];

const packetOf = (bond: Pick<PacketBond, 'bondSlug' | 'stateCode'>) =>
  filingPacket(
    { ...bond, obligee: 'The office', matter: {}, form: { matterLabel: 'Matter', sources: [] } },
    FILING_WORDS,
  );

it('takes the method from the office that takes the bond where the state has none for its family', () => {
  const { method, howToFile } = packetOf({ bondSlug: 'notary', stateCode: 'TN' });

  expect(method).toBe('Original');
  expect(howToFile[0]?.text).toBe(FILING_WORDS.channels.ORIGINAL);
});

it('tells the customer to ask the office where no source names a method', () => {
  const { method, howToFile } = packetOf({ bondSlug: 'notary', stateCode: 'FL' });

  expect(method).toBeUndefined();
  expect(howToFile[0]?.text).toBe(FILING_WORDS.channels.unknown);
});

it('gives the customer nothing to do with an office where we file', () => {
  const { method, howToFile } = packetOf({ bondSlug: 'contractor-license', stateCode: 'CA' });

  expect(method).toBeUndefined();
  expect(howToFile.map(({ text }) => text)).toEqual([expect.stringMatching(/^We file the bond/)]);
});

it.each([
  ['guardian-conservator', 'GA', /on paper; Georgia's rules keep surety bonds out of e-filing/],
  ['guardian-conservator', 'CT', /on paper; its eFiling system does not take a probate bond/],
  ['notary', 'TX', /upload a scan of it .+, or mail it to/],
  ['bid-bond', 'SC', /sealed bid, or upload it to the owner's bidding site/],
  ['performance-bond', 'SC', /give the signed original to the owner/],
] as const)(
  'asks nothing about the method of a %s in %s, which the next sentence names',
  (bondSlug, stateCode, how) => {
    const [first] = packetOf({ bondSlug, stateCode }).howToFile;

    expect(first?.text).toMatch(how);
  },
);

it('asks for the method in a state with its own sentence that does not name it', () => {
  const { howToFile } = packetOf({ bondSlug: 'guardian-conservator', stateCode: 'VA' });

  expect(howToFile[0]?.text).toBe(FILING_WORDS.channels.unknown);
});

it('never asks for the method above a sentence that says paper or upload', () => {
  const asking = BOND_SLUGS.flatMap((bondSlug) =>
    SERVED.map((stateCode) => packetOf({ bondSlug, stateCode }).howToFile.map(({ text }) => text)),
  ).filter(([first]) => first === FILING_WORDS.channels.unknown);

  expect(asking.length).toBeGreaterThan(0);
  expect(
    asking.filter(([, how = '']) =>
      /paper|upload|scan|email/.test(how.replace(/commission papers|trust's papers/, '')),
    ),
  ).toEqual([]);
});
