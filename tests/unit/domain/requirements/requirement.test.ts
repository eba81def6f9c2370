import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  evidenceOf,
  fitsFact,
  generalFact,
  placeOf,
  requirementId,
  rowPath,
  unitOf,
  type Requirement,
} from '~/domain/requirements/requirement';

const row = (changes: Partial<Requirement> = {}): Requirement => ({
  id: '',
  bond: 'auto-dealer',
  state: 'AZ',
  fact: 'amount',
  value: 100_000,
  effective: 'unknown',
  quote: 'unknown',
  added: '2026-11-23',
  changes: [],
  ...changes,
});

describe('requirementId', () => {
  it.each([
    [row(), 'auto-dealer-az-amount'],
    [
      row({ who: 'Brokers & wholesale dealers' }),
      'auto-dealer-az-amount-brokers-wholesale-dealers',
    ],
    [row({ state: undefined, office: 'FMCSA' }), 'auto-dealer-us-amount'],
    [row({ who: '—' }), 'auto-dealer-az-amount'],
  ])('names bond, place, fact and whom it binds', (fact, id) => {
    expect(requirementId(fact)).toBe(id);
  });
});

describe('rowPath', () => {
  it('leads to the row on the page of its family', () => {
    expect(rowPath(row({ id: 'auto-dealer-az-amount' }))).toBe(
      '/requirements/auto-dealer#auto-dealer-az-amount',
    );
  });
});

describe('evidenceOf', () => {
  it.each([
    ['quoted', row({ quote: 'in the sum of $100,000' })],
    ['unread', row()],
    ['unread', row({ value: 'discretion' })],
    ['unknown', row({ value: 'unknown' })],
    ['unknown', row({ value: 'unknown', quote: 'A sentence that does not settle it.' })],
  ])('is %s', (evidence, fact) => {
    expect(evidenceOf(fact)).toBe(evidence);
  });
});

describe('placeOf', () => {
  it('is the state, or us for a federal fact', () => {
    expect([placeOf(row()), placeOf(row({ state: undefined }))]).toEqual(['az', 'us']);
  });
});

describe('generalFact', () => {
  const special = row({ who: 'recyclers', value: 20_000 });
  const federal = row({ state: undefined, office: 'FMCSA', value: 75_000 });
  const rows = [special, row(), row({ fact: 'proposed', value: 1 }), federal];

  it('is the fact that binds everyone in the state', () => {
    expect(generalFact(rows, 'amount', 'AZ')?.value).toBe(100_000);
  });

  it('is the federal fact without a state', () => {
    expect(generalFact(rows, 'amount')).toBe(federal);
  });

  it.each([
    ['another state', 'amount', 'TX'],
    ['another fact', 'required', 'AZ'],
  ] as const)('is missing for %s', (_, fact, state) => {
    expect(generalFact(rows, fact, state)).toBeUndefined();
  });
});

describe('amountsOf', () => {
  it.each([
    [row(), [100_000]],
    [row({ upTo: 300_000, superseded: 50_000 }), [100_000, 300_000, 50_000]],
    [row({ fact: 'required', value: false }), []],
    [row({ value: 'unknown', superseded: 20_000 }), [20_000]],
    [row({ fact: 'cap', value: 25_000_000 }), [25_000_000]],
    [row({ fact: 'formula', value: 125 }), []],
  ])('lists every amount that the fact names', (fact, amounts) => {
    expect(amountsOf(fact)).toEqual(amounts);
  });
});

describe('unitOf', () => {
  it('is dollars, percent, or yes or no', () => {
    expect([unitOf('cap'), unitOf('formula'), unitOf('waiver')]).toEqual([
      'dollars',
      'percent',
      'yes-no',
    ]);
  });
});

describe('fitsFact', () => {
  it.each([
    ['required', true, 'true'],
    ['court', 'Probate Court', 1],
    ['filer', 'either', 'the clerk'],
    ['amount', 10_000, 'ten thousand'],
    ['formula', 125, false],
  ] as const)('takes for %s the value %s, and not %s', (fact, value, other) => {
    expect(fitsFact(fact, value)).toBe(true);
    expect(fitsFact(fact, other)).toBe(false);
  });

  it('takes for every fact that it is unknown, or left to the court', () => {
    expect([fitsFact('cap', 'unknown'), fitsFact('e-filing', 'discretion')]).toEqual([true, true]);
  });
});
