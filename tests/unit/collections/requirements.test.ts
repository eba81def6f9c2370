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
  state: 'AL',
  fact: 'amount',
  value: 50_000,
  superseded: 25_000,
  effective: '2023-09-01',
  source: 'code',
  quote: 'in the sum of fifty thousand dollars ($50,000)',
};

const FILE = { bond: 'notary', rows: [ROW], sources: SOURCES };

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

  it.each([{ value: 'unknown' }, { quote: 'unknown' }, { effective: 'unknown' }])(
    'may be unknown: %o',
    (row) => {
      expect(complaints(row)).toEqual([]);
    },
  );

  it.each([
    [{ value: '$50,000' }, /whole dollars/],
    [{ value: true }, /true or false; an amount is whole dollars/],
    [{ fact: 'required' }, /true or false; an amount is whole dollars/],
    [{ upTo: 50_000 }, /ends above/],
    [{ value: 'unknown', upTo: 50_000 }, /ends above/],
    [{ effective: 'last year' }, /'2023-09-01', or unknown/],
    [{ quote: 'short' }, /Quote the sentence/],
    [{ state: undefined }, /Name the state/],
    [{ office: 'FMCSA' }, /Name the state/],
    [{ source: 'other' }, /No source "other"/],
  ])('is refused with a remedy: %o', (row, words) => {
    expect(complaints(row).join('\n')).toMatch(words);
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
  const rows = requirementsSchema.parse({
    ...FILE,
    rows: [
      ROW,
      { ...ROW, who: 'online notaries', value: 1 },
      { ...ROW, state: 'CO', fact: 'required', value: false, superseded: undefined },
      { ...ROW, state: 'TX', fact: 'required', value: true, superseded: undefined },
    ],
  });
  const { states, sources } = withRequirements(file, rows);

  it('takes the amount that binds everyone, in cents', () => {
    expect(states.AL).toMatchObject({ amount: 5_000_000, terms: [4] });
  });

  it('is not required where a fact says so', () => {
    expect(states.CO?.required).toBe(false);
    expect(states.TX).not.toHaveProperty('required');
  });

  it('has neither where there is no fact', () => {
    expect(states.CA).not.toHaveProperty('amount');
    expect(states.CA).not.toHaveProperty('required');
  });

  it('lists the source of a fact once, before its own', () => {
    const titles = states.AL?.sources.map(({ title }) => title);

    expect(titles?.[0]).toBe('Code of Alabama, bond of notaries public');
    expect(titles?.length).toBe(new Set(titles).size);
    expect(sources[0]?.citation).toBe('Ala. Code 36-20-71');
  });

  it('gets the federal amount', () => {
    const broker = readContent('bonds/freight-broker-bmc-84.yaml', bondSchema);
    const federal = requirementsSchema.parse({
      ...FILE,
      bond: 'freight-broker-bmc-84',
      rows: [{ ...ROW, state: undefined, office: 'FMCSA', value: 75_000 }],
    });

    expect(withRequirements(broker, federal).statutoryAmount).toMatchObject({ amount: 7_500_000 });
    expect(withRequirements(broker, [])).not.toHaveProperty('statutoryAmount');
  });
});
