import { expect, it } from 'vitest';
import type { BondSlug } from '~/domain/bonds/bond-types';
import { filingPacket } from '~/domain/papers/filing-packet';
import type { FilingWords } from '~/domain/papers/filing-words';

const bondWords = {
  category: 'court',
  whoFiles: 'customer',
  howFiled: 'File it.',
  followsStateFiling: true,
  states: {},
};

const words = {
  channels: { unknown: 'Ask the office.' },
  families: { court: { checks: [], bring: [], askFor: [] } },
  ownFamilies: {},
  bonds: { administrator: bondWords, 'guardian-conservator': bondWords },
  states: {
    SC: {
      filing: [],
      notes: [
        { text: 'Courts take paper.', sources: [] },
        { text: 'A sworn estimate.', sources: ['S.C. Code 62-3-604'], isOfEstates: true },
      ],
    },
  },
} as unknown as FilingWords;

it.each([
  ['administrator', ['Courts take paper.', 'A sworn estimate.'], ['S.C. Code 62-3-604']],
  ['guardian-conservator', ['Courts take paper.'], []],
] as const)('the packet of a bond cites the law of estates only for an estate: %s', (...row) => {
  const [bondSlug, notes, sources] = row;
  const packet = filingPacket(
    {
      ...{ bondSlug: bondSlug satisfies BondSlug, stateCode: 'SC', obligee: 'Probate Court' },
      ...{ matter: {}, form: { matterLabel: 'In the matter of', sources: [] } },
    },
    words,
  );

  expect(packet.stateNotes.map(({ text }) => text)).toEqual(notes);
  expect(packet.sources).toEqual(sources);
});

it.each([
  [
    ['Record it.', 'Keep a copy.'],
    ['Ask first. Record it.', 'Keep a copy.'],
  ],
  [[], ['Ask first.']],
])('starts the notes %j of the form with what to do before signing', (notes, expected) => {
  const form = { matterLabel: '', beforeSigning: 'Ask first.', notes, sources: [] };
  const { stateNotes } = filingPacket(
    { bondSlug: 'administrator', stateCode: 'VA', obligee: 'Court', matter: {}, form },
    words,
  );

  expect(stateNotes.map(({ text }) => text)).toEqual(expected);
});
