import { describe, expect, it } from 'vitest';
import { filingPacket, type PacketBond } from '~/domain/papers/filing-packet';
import type { FamilyWords, FilingWords } from '~/domain/papers/filing-words';

const family = (name: string): FamilyWords => ({
  checks: [`Check of ${name}.`],
  bring: [`Bring for ${name}.`],
  askFor: [`Ask for ${name}.`],
});

const bondWords = {
  category: 'court',
  whoFiles: 'customer',
  howFiled: 'File it with the court.',
  followsStateFiling: true,
  states: {},
} as const;

const words: FilingWords = {
  channels: {
    ORIGINAL: 'File paper.',
    EFILE: 'File online.',
    EMAIL: 'File by email.',
    COUNTY: 'Ask your county.',
    unknown: 'Ask the office.',
  },
  kept: family('a bond that is kept'),
  families: {
    court: family('court'),
    license: family('license'),
    contract: family('contract'),
    fidelity: family('fidelity'),
  },
  ownFamilies: { 'appeal-supersedeas': family('appeal') },
  bonds: {
    'executor-personal-representative': bondWords,
    'appeal-supersedeas': bondWords,
    notary: {
      ...bondWords,
      category: 'license',
      followsStateFiling: false,
      states: {
        TX: { howFiled: 'Send it to Austin.', sources: ['Tex. Gov. 406.010'] },
        FL: { howFiled: 'Send it to Tallahassee.' },
      },
    },
    'erisa-fidelity': { ...bondWords, category: 'fidelity', whoFiles: 'nobody' },
  } as unknown as FilingWords['bonds'],
  states: {
    SC: {
      filing: [
        {
          category: 'court',
          channel: 'ORIGINAL',
          whoFiles: 'either',
          how: 'With the Probate Court.',
          refuses: 'A copy.',
          sources: ['Order 1'],
        },
      ],
      notes: [{ text: 'A sworn estimate.', sources: ['S.C. Code 62-3-604', 'Order 1'] }],
    },
  },
};

const bond: PacketBond = {
  bondSlug: 'executor-personal-representative',
  stateCode: 'SC',
  obligee: 'Probate Court of Charleston County',
  matter: {},
  form: { matterLabel: 'In the matter of', sources: [] },
};

describe('filingPacket', () => {
  it('takes the way of filing, and common rejections from the state, each with its sources', () => {
    expect(filingPacket(bond, words)).toMatchObject({
      method: 'Original',
      whoFiles: 'You or our agent',
      stateName: 'South Carolina',
      howToFile: [
        { text: 'File paper.', cites: [] },
        { text: 'With the Probate Court.', cites: [1] },
        { text: 'A copy.', cites: [1] },
      ],
      stateNotes: [{ text: 'A sworn estimate.', cites: [2, 1] }],
      sources: ['Order 1', 'S.C. Code 62-3-604'],
      checks: ['Check of court.'],
    });
  });

  it('tells the attorney of a matter who files', () => {
    const wyoming = { ...bond, stateCode: 'WY' } as const;

    expect(filingPacket(wyoming, words).whoFiles).toBe('You or your attorney');
    expect(filingPacket(wyoming, words, 'attorney').whoFiles).toBe('You or your client');
  });

  it.each([
    ['customer', 'You send the bond to Austin.', undefined],
    ['customer', 'Send the bond to Austin.', 'You'],
    ['customer', 'Your court takes the bond.', 'You'],
    ['surety', 'We file the bond with the board.', undefined],
    ['surety', 'The board gets the bond from us.', 'We do'],
  ] as const)('says once that the %s files: %s', (whoFiles, howFiled, said) => {
    const notary = { ...words.bonds.notary, states: { TX: { whoFiles, howFiled } } };
    const own = { ...words, bonds: { ...words.bonds, notary } };

    expect(filingPacket({ ...bond, bondSlug: 'notary', stateCode: 'TX' }, own).whoFiles).toBe(said);
  });

  it("prefers a state's own words about a bond", () => {
    expect(filingPacket({ ...bond, bondSlug: 'notary', stateCode: 'TX' }, words)).toMatchObject({
      method: undefined,
      howToFile: [
        { text: 'Ask the office.', cites: [] },
        { text: 'Send it to Austin.', cites: [1] },
      ],
      stateNotes: [],
      sources: ['Tex. Gov. 406.010'],
      checks: ['Check of license.'],
    });
  });

  it('cites nothing where nothing is named', () => {
    expect(filingPacket({ ...bond, bondSlug: 'notary', stateCode: 'FL' }, words)).toMatchObject({
      howToFile: [
        { text: 'Ask the office.', cites: [] },
        { text: 'Send it to Tallahassee.', cites: [] },
      ],
      sources: [],
    });
  });

  it('falls back to the words of the bond in a state without an entry', () => {
    expect(filingPacket({ ...bond, stateCode: 'WY' }, words)).toMatchObject({
      method: undefined,
      howToFile: [
        { text: 'Ask the office.', cites: [] },
        { text: 'File it with the court.', cites: [] },
      ],
      stateNotes: [],
    });
  });

  it("says the number of an office's own form once, even if the form's name contains it", () => {
    const ownForm = { number: 'DLA-1B', name: 'Dealer Bond, form DLA-1B', url: '', why: '' };
    const form = { matterLabel: 'License', sources: [], ownForm };

    expect(filingPacket({ ...bond, form }, words).stateNotes).toContainEqual(
      expect.objectContaining({ text: 'The office has its own form: Dealer Bond, form DLA-1B.' }),
    );
  });

  it("prints the notes of the bond's form with the sources of its overrides, and the office's own form", () => {
    const form = {
      matterLabel: 'Commission',
      notes: ['The Secretary of State approves the bond.'],
      ownForm: { number: '2301', name: 'Application', url: 'https://sos.gov', why: 'A rule.' },
      sources: [
        { name: 'Texas code', citation: '406.010', url: 'https://tx.gov', checked: '2026-11-23' },
      ],
    };

    expect(
      filingPacket({ ...bond, bondSlug: 'notary', stateCode: 'FL', form }, words),
    ).toMatchObject({
      stateNotes: [
        { text: 'The office has its own form: 2301, Application.', cites: [1] },
        { text: 'The Secretary of State approves the bond.', cites: [1] },
      ],
      sources: ['406.010, Texas code (checked November 23, 2026)'],
    });
  });

  it("leaves the lines for the surety empty, except on an office's own form, which the surety has signed", () => {
    const ownForm = { number: '2301', name: 'Application', url: 'https://sos.gov', why: 'A rule.' };

    expect(filingPacket(bond, words).suretyLines).toMatch(/^Leave the lines for the surety empty/);
    expect(filingPacket({ ...bond, form: { ...bond.form, ownForm } }, words).suretyLines).toBe(
      'The surety has signed its part.',
    );
  });

  it('says that the paper holds two forms, and prints the notes of both, each once', () => {
    const form = { ...bond.form, notes: ['Record it.'] };
    const companionForm = { ...bond.form, notes: ['Record it.', 'Show the address.'] };
    const { howToFile, stateNotes } = filingPacket(
      { ...bond, matter: { companion: 'payment-bond' }, form, companionForm },
      words,
    );

    expect(howToFile.at(-1)?.text).toBe(
      'The file holds two forms, the executor personal representative and the payment bond: sign and file both.',
    );
    expect(stateNotes.slice(0, 2).map(({ text }) => text)).toEqual([
      'Record it.',
      'Show the address.',
    ]);
  });

  it('prints the own checks of a bond that differs from its family', () => {
    expect(filingPacket({ ...bond, bondSlug: 'appeal-supersedeas' }, words).checks).toEqual([
      'Check of appeal.',
    ]);
  });

  it('does not tell anyone how to hand in a bond that nobody files', () => {
    expect(
      filingPacket({ ...bond, bondSlug: 'erisa-fidelity', stateCode: 'TX' }, words),
    ).toMatchObject({
      whoFiles: 'Nobody: you keep it',
      howToFile: [{ text: 'File it with the court.', cites: [] }],
    });
  });

  it('addresses the court of the matter, and leaves a line for what is not known', () => {
    const matter = {
      court: 'Charleston County Probate Court',
      county: 'Charleston County',
      caseNumber: '2026-ES-10-00412',
      attorneyName: 'Jane Roe',
      attorneyPhone: '(843) 555-0123',
    };
    const packet = filingPacket({ ...bond, caption: 'Estate of Mary Smith', matter }, words);

    expect(packet.office).toEqual([
      ['To', 'Charleston County Probate Court'],
      ['Place', 'Charleston County, South Carolina'],
      ['Street address', '', expect.stringContaining('ask the office')],
    ]);
    expect(packet.matter).toEqual([
      ['In the matter of', 'Estate of Mary Smith'],
      ['Case number', '2026-ES-10-00412'],
      ['Attorney', 'Jane Roe, (843) 555-0123'],
    ]);
  });

  it('addresses the obligee of a bond from before, with a line for the case number', () => {
    const packet = filingPacket(bond, words);

    expect(packet.office.slice(0, 2)).toEqual([
      ['To', 'Probate Court of Charleston County'],
      ['Place', 'South Carolina'],
    ]);
    expect(packet.matter).toEqual([['Case number', '']]);
    expect(filingPacket({ ...bond, bondSlug: 'notary' }, words).matter).toEqual([]);
  });
});
