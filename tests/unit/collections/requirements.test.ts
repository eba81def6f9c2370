import { describe, expect, it } from 'vitest';
import { requirementsSchema } from '~/collections/schemas/requirements';
import { withRequirements } from '~/collections/with-requirements';
import { readContent } from '../../tools/catalogue/read-content.ts';
import { bondSchema } from '~/collections/schemas/bond';

const SOURCES = {
  code: {
    title: 'Code of Alabama, bond of notaries public',
    citation: 'Ala. Code 36-20-71',
    verified: '2026-11',
    confidence: 'primary',
  },
};

const ROW = {
  bond: 'notary',
  fact: 'amount',
  value: 50_000,
  superseded: 25_000,
  effective: '2023-09-01',
  source: 'code',
  quote: 'in the sum of fifty thousand dollars ($50,000)',
};

const FILE = { state: 'AL', added: '2026-11-23', rows: [ROW], sources: SOURCES };
const FEDERAL = { added: '2026-11-23', sources: SOURCES };

function complaints(row: Record<string, unknown>): string[] {
  const result = requirementsSchema.safeParse({ ...FILE, rows: [{ ...ROW, ...row }] });

  return (result.error?.issues ?? []).map(({ message }) => message);
}

describe('a requirement', () => {
  it('gets its id and its source', () => {
    expect(requirementsSchema.parse(FILE)).toEqual([
      expect.objectContaining({
        id: 'notary-al-amount',
        bond: 'notary',
        value: 50_000,
        source: expect.objectContaining({ citation: 'Ala. Code 36-20-71' }),
      }),
    ]);
  });

  it.each([
    { value: 'unknown', detail: 'We did not find the text.' },
    { value: 'discretion', detail: 'The judge of probate sets it.' },
    { fact: 'formula', value: 125, detail: 'Of the personal property.' },
    { quote: 'unknown' },
    { effective: 'unknown' },
  ])('may be unknown, or more than an amount: %o', (row) => {
    expect(complaints({ superseded: undefined, ...row })).toEqual([]);
  });

  it.each([
    [{ value: '$50,000' }, /whole dollars/],
    [{ value: true }, /true or false; an amount is whole dollars/],
    [{ fact: 'required' }, /true or false; an amount is whole dollars/],
    [{ value: 'unknown' }, /why it is unknown/],
    [{ fact: 'formula', value: 125 }, /of what the percentage is/],
    [{ detail: 'no sentence' }, /Write a sentence/],
    [{ changes: [{ on: 'yesterday', what: 'The amount rose.' }] }, /Write the day/],
    [{ upTo: 50_000 }, /ends above/],
    [{ value: 'unknown', upTo: 50_000 }, /ends above/],
    [{ effective: 'last year' }, /'2023-09-01', or unknown/],
    [{ quote: 'short' }, /Quote the sentence/],
    [{ bond: 'notaries' }, /Invalid option/],
    [{ office: 'FMCSA' }, /Name the state at the top/],
    [{ source: 'other' }, /No source "other"/],
  ])('is refused with a remedy: %o', (row, words) => {
    expect(complaints(row).join('\n')).toMatch(words);
  });

  it('without a state names its office', () => {
    const result = requirementsSchema.safeParse({ ...FEDERAL, rows: [ROW] });

    expect(result.error?.issues).toEqual([
      expect.objectContaining({
        path: ['rows', 0, 'office'],
        message: expect.stringContaining('in us.yaml the office'),
      }),
    ]);
    expect(requirementsSchema.parse({ ...FEDERAL, rows: [{ ...ROW, office: 'FMCSA' }] })).toEqual([
      expect.objectContaining({ id: 'notary-us-amount', office: 'FMCSA' }),
    ]);
  });

  it('counts for another bond that the same law governs', () => {
    const bond = 'executor-personal-representative';
    const detail = 'Of the personal property.';
    const rows = [
      { ...ROW, bond, fact: 'formula', value: 125, superseded: undefined, detail },
      { ...ROW, bond, fact: 'waiver', value: true, superseded: undefined },
    ];

    expect(
      requirementsSchema.parse({ ...FILE, rows }).map(({ fact, bonds }) => [fact, bonds]),
    ).toEqual([
      ['formula', [bond, 'administrator']],
      ['waiver', [bond]],
    ]);
  });

  it('is published on the day of its file, or later', () => {
    const rows = [ROW, { ...ROW, who: 'online notaries', added: '2026-12-01' }];

    expect(requirementsSchema.parse({ ...FILE, rows }).map(({ added }) => added)).toEqual([
      '2026-11-23',
      '2026-12-01',
    ]);
  });

  it('cannot be there twice', () => {
    const result = requirementsSchema.safeParse({ ...FILE, rows: [ROW, { ...ROW, value: 1 }] });

    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining('There are two facts notary-al-amount'),
    ]);
  });
});

describe('a bond with its requirements', () => {
  const file = readContent('bonds/notary.yaml', bondSchema);
  const required = { ...ROW, fact: 'required', superseded: undefined };
  const rows = [
    { ...FILE, rows: [ROW, { ...ROW, who: 'online notaries', value: 1 }] },
    { ...FILE, state: 'CO', rows: [{ ...required, value: false }] },
    { ...FILE, state: 'TX', rows: [{ ...required, value: true }] },
  ].flatMap((content) => requirementsSchema.parse(content));
  const { states, sources } = withRequirements(file, rows);

  it('takes the amount that binds everyone, in cents', () => {
    expect(states.AL).toMatchObject({ amount: 5_000_000, terms: [4] });
  });

  it('is not required where a fact says so', () => {
    expect(states.CO?.required).toBe(false);
    expect(states.TX).not.toHaveProperty('required');
  });

  it('says so in a state that does not require it, in the words of the bond', () => {
    const own = { ...file, states: { CO: { note: 'Ask the clerk.', sources: [] } } };

    expect(states.CO?.note).toBe('Colorado asks its notaries for no bond.');
    expect(withRequirements(own, rows).states.CO?.note).toBe('Ask the clerk.');
    expect(states.TX?.note).not.toMatch(/no bond\.$/);
  });

  it('leaves facts about time to their own page', () => {
    const term = { ...ROW, fact: 'term', value: 4, superseded: undefined, detail: 'Four years.' };
    const timed = withRequirements(file, requirementsSchema.parse({ ...FILE, rows: [ROW, term] }));

    expect(timed.states.AL).not.toHaveProperty('law');
  });

  it.each([
    { fact: 'term', value: 4 },
    { fact: 'required', value: false },
  ])('does not list the source of the fact "$fact"', (fact) => {
    const { sources: listed } = withRequirements(
      file,
      requirementsSchema.parse({ ...FILE, rows: [{ ...ROW, ...fact, superseded: undefined }] }),
    );

    expect(listed).toEqual(file.sources);
  });

  it('says what the law says, where a sentence is needed', () => {
    const detail = 'The judge of probate approves it.';
    const [row] = requirementsSchema.parse({ ...FILE, rows: [{ ...ROW, detail }] });

    expect(row && withRequirements(file, [row]).states.AL?.law).toEqual([
      {
        fact: 'amount',
        sentence: detail,
        source: row?.source,
        row: '/requirements/notary#notary-al-amount',
      },
    ]);
    expect(states.AL).not.toHaveProperty('law');
  });

  it('leads to the row of the amount, and to those of the other facts', () => {
    expect(states.AL).toMatchObject({
      amountRow: '/requirements/notary#notary-al-amount',
      lawRows: [
        {
          href: '/requirements/notary#notary-al-amount-online-notaries',
          label: 'Amount, online notaries',
        },
      ],
    });
    expect(states.CO?.amountRow).toBe('/requirements/notary#notary-co-required');
    expect(states.CA).not.toHaveProperty('amountRow');
  });

  it('leaves the sources of states to the rows', () => {
    expect(sources).toEqual(file.sources);
  });

  it('has neither where there is no fact', () => {
    expect(states.CA).not.toHaveProperty('amount');
    expect(states.CA).not.toHaveProperty('required');
  });

  it('cites the law apart from what is filed', () => {
    const cap = { ...ROW, fact: 'cap', superseded: undefined, detail: 'No bond is higher.' };
    const entry = withRequirements(file, requirementsSchema.parse({ ...FILE, rows: [cap] })).states;

    expect(entry.AL?.law?.map(({ source }) => source.citation)).toEqual(['Ala. Code 36-20-71']);
    expect(entry.AL?.sources.map(({ citation }) => citation)).not.toContain('Ala. Code 36-20-71');
  });

  it('lists the source of a fact once, before its own', () => {
    const titles = states.AL?.sources.map(({ title }) => title);

    expect(titles?.[0]).toBe('Code of Alabama, bond of notaries public');
    expect(titles?.length).toBe(new Set(titles).size);
  });

  it('gets the federal amount', () => {
    const broker = readContent('bonds/freight-broker-bmc-84.yaml', bondSchema);
    const federal = requirementsSchema.parse({
      ...FEDERAL,
      rows: [{ ...ROW, bond: 'freight-broker-bmc-84', office: 'FMCSA', value: 75_000 }],
    });

    expect(withRequirements(broker, federal).statutoryAmount).toMatchObject({ amount: 7_500_000 });
    expect(withRequirements(broker, [])).not.toHaveProperty('statutoryAmount');
  });
});
