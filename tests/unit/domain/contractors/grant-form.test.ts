import { describe, expect, it } from 'vitest';
import type { Indemnitor } from '~/domain/contractors/contractor-desk';
import { GRANT_FIELDS, grantFields, grantValues, readGrant } from '~/domain/contractors/grant-form';
import { readableValue, typedValues } from '~/domain/contractors/typed-values';
import { GRANT } from '../../../support/contractor-desk.ts';

const TYPED = {
  single_cents: '$500,000',
  aggregate_cents: '$1,000,000',
  basis: 'all-work',
  rate_plan: 'standard',
  effective_on: '01/01/2027',
  review_on: '01/01/2028',
  reason: 'Strong file',
};

describe('readGrant', () => {
  it('reads terms without conditions', () => {
    expect(readGrant(TYPED)).toEqual({
      ok: true,
      value: {
        single_cents: 50_000_000,
        aggregate_cents: 100_000_000,
        basis: 'all-work',
        rate_plan: 'standard',
        effective_on: '2027-01-01',
        review_on: '2028-01-01',
        reason: 'Strong file',
        conditions: {},
      },
    });
  });

  it('reads dates with two digits for the year', () => {
    const typed = { ...TYPED, effective_on: '1/1/27', review_on: '1/1/28' };

    expect(readGrant(typed, '2026-11-29')).toMatchObject({
      value: { effective_on: '2027-01-01', review_on: '2028-01-01' },
    });
  });

  it('reads every condition, and shows a version so that it reads the same', () => {
    const conditions = {
      maxSpreadPercent: 8,
      maxDurationDays: 365,
      maxDamagesPerDay: 50_000,
      minPriorJobPercent: 50,
      maxStatementDays: 200,
      states: ['SC', 'NC'],
      kinds: ['civil', 'site'],
      noOwnersForm: true,
      noTakeover: true,
    };
    const typed = typedValues(GRANT_FIELDS, grantValues({ ...GRANT, conditions }));

    expect(readGrant({ ...typed, reason: 'Again' })).toMatchObject({
      ok: true,
      value: { conditions },
    });
    expect(
      readGrant({ ...typedValues(GRANT_FIELDS, grantValues(GRANT)), reason: 'Again' }),
    ).toMatchObject({ ok: true, value: { conditions: {}, single_cents: GRANT.single } });
  });

  it('asks which indemnitors must have signed, without the released ones', () => {
    const ann = { id: 'i1', fullName: 'Ann Lee', isReleased: false } as Indemnitor;
    const fields = grantFields([ann, { ...ann, id: 'i2', isReleased: true }]);
    expect(fields.slice(-2).map(({ label }) => label)).toEqual([
      'Ann Lee must have signed the indemnity',
      'Reason',
    ]);

    expect(readGrant({ ...TYPED, 'indemnitor i1': 'yes' })).toMatchObject({
      value: { conditions: { indemnitors: ['i1'] } },
    });
    expect(readGrant({ ...TYPED, 'indemnitor i1': '' })).toMatchObject({
      value: { conditions: {} },
    });
    const values = grantValues({ ...GRANT, conditions: { indemnitors: ['i1'] } });
    expect(readGrant({ ...typedValues(fields, values), reason: 'Again' })).toMatchObject({
      value: { conditions: { indemnitors: ['i1'] } },
    });
  });

  it('reads states in lower case', () => {
    expect(readGrant({ ...TYPED, states: 'sc, nc,' })).toMatchObject({
      value: { conditions: { states: ['SC', 'NC'] } },
    });
  });

  it.each([
    ['states', { states: 'SC, XX' }],
    ['kinds', { kinds: 'castles' }],
    ['single_cents', { single_cents: '1,000,000.01' }],
    ['review_on', { review_on: '01/01/2027' }],
    ['reason', { reason: '' }],
  ])('names a problem of %s', (key, change) => {
    expect(readGrant({ ...TYPED, ...change })).toMatchObject({
      ok: false,
      problems: { [key]: expect.any(String) as unknown },
    });
  });
});

describe('typedValues', () => {
  it('shows values as fields take them', () => {
    const fields = (['text', 'money', 'number', 'date', 'time', 'check'] as const).map((kind) => ({
      key: kind,
      label: kind,
      kind,
    }));
    const moment = new Date(2026, 10, 20, 14, 5);

    expect(
      typedValues(fields, {
        text: 'a',
        money: -150,
        number: 5,
        date: '2026-11-20',
        time: moment.toISOString(),
        check: true,
      }),
    ).toEqual({
      text: 'a',
      money: '($1.50)',
      number: '5',
      date: '11/20/2026',
      time: '2026-11-20T14:05',
      check: 'yes',
    });
    expect(typedValues(fields.slice(0, 2), { text: false })).toEqual({ text: '', money: '' });
  });
});

describe('readableValue', () => {
  const secured = { options: [{ value: 'yes', label: 'Yes' }] };

  it.each([
    ['a choice as its label', secured, 'yes', 'Yes'],
    ['a text that is no choice as it is', secured, 'maybe', 'maybe'],
    ['the text of a field without choices as it is', {}, 'yes', 'yes'],
  ])('shows %s', (_, field, typed, shown) => {
    expect(readableValue(field, typed)).toBe(shown);
  });
});
