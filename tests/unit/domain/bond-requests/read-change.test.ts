import { describe, expect, it } from 'vitest';
import {
  endDays,
  readChange,
  type BondToChange,
  type TypedChange,
} from '~/domain/bond-requests/read-change';
import { dollars } from '~/domain/money';

const bond: BondToChange = {
  bondSlug: 'contractor-license',
  stateCode: 'CA',
  principal: 'Okafor Builders',
  amount: dollars(25_000),
  effectiveDate: '2025-03-01',
  expiryDate: '2027-03-01',
};
const limits = { min: dollars(5_000), max: dollars(100_000) };
const today = '2026-11-22';

const read = (typed: TypedChange, changes: Partial<BondToChange> = {}) =>
  readChange(typed, { ...bond, ...changes }, today, limits);

describe('a change of one of several names', () => {
  const readOne = (ofPrincipal?: string, name = 'Mary Smith-Lee') =>
    read(
      { kind: 'name-change', name, ofPrincipal },
      { principal: 'A, B and C', principals: ['A', 'B', 'C'] },
    );

  it('keeps the other names', () => {
    expect(readOne('2')).toEqual({
      ok: true,
      value: {
        kind: 'name-change',
        name: 'A, Mary Smith-Lee and C',
        principals: ['A', 'Mary Smith-Lee', 'C'],
      },
    });
  });

  it.each([undefined, '', '0', '4', '1.5', '-1', 'x'])('asks whose name changes: %j', (chosen) => {
    expect(readOne(chosen)).toEqual({
      ok: false,
      problems: { ofPrincipal: 'Choose whose name changes' },
    });
  });

  it('asks for both missing answers', () => {
    expect(readOne(undefined, ' ')).toEqual({
      ok: false,
      problems: { ofPrincipal: 'Choose whose name changes', name: 'New name is required' },
    });
  });

  it('finds a name that this principal already has', () => {
    expect(readOne('1', ' A ')).toMatchObject({
      problems: { name: 'The bond already has this name' },
    });
    expect(readOne('2', 'A').ok).toBe(true);
  });
});

describe('a change of name', () => {
  it('loses the blanks around the name', () => {
    expect(read({ kind: 'name-change', name: '  Okafor  Reyes LLC ' })).toEqual({
      ok: true,
      value: { kind: 'name-change', name: 'Okafor Reyes LLC', principals: ['Okafor Reyes LLC'] },
    });
  });

  it.each([
    ['nothing', undefined, 'New name is required'],
    ['blanks', '  ', 'New name is required'],
    ['the old name', 'Okafor Builders', 'The bond already has this name'],
    ['201 characters', 'x'.repeat(201), 'New name must be 200 characters or fewer'],
    [
      'one that the rider cannot print',
      'Okafor 王',
      'Write this with Latin letters: our papers cannot print 王.',
    ],
  ])('is not %s', (_, name, problem) => {
    expect(read({ kind: 'name-change', name })).toEqual({ ok: false, problems: { name: problem } });
  });

  it('may have 200 characters', () => {
    expect(read({ kind: 'name-change', name: 'x'.repeat(200) }).ok).toBe(true);
  });
});

describe('a change of address', () => {
  it('must be printable on the rider', () => {
    const typed = { kind: 'address-change', street: 'Жукова 9', city: 'Waco王' } as const;

    expect(read({ ...typed, state: 'TX', zipCode: '76701' })).toEqual({
      ok: false,
      problems: {
        street: expect.stringContaining('cannot print Ж у к о в.'),
        city: expect.stringContaining('cannot print 王.'),
      },
    });
  });

  it('is an address in the United States', () => {
    expect(
      read({
        kind: 'address-change',
        street: '9 Elm St',
        city: 'Waco',
        state: 'TX',
        zipCode: '76701-1234',
      }),
    ).toEqual({
      ok: true,
      value: {
        kind: 'address-change',
        address: { street: '9 Elm St', city: 'Waco', state: 'TX', zipCode: '767011234' },
      },
    });
  });

  it('requires each field', () => {
    expect(read({ kind: 'address-change' })).toEqual({
      ok: false,
      problems: {
        street: 'Street is required',
        city: 'City is required',
        state: 'State is required',
        zipCode: 'ZIP code is required',
      },
    });
  });

  it('reports missing fields only', () => {
    expect(
      read({ kind: 'address-change', street: '9 Elm', city: 'Waco', state: 'TX', zipCode: ' ' }),
    ).toEqual({ ok: false, problems: { zipCode: 'ZIP code is required' } });
  });

  it('reports an unknown state and an unknown ZIP code', () => {
    expect(
      read({ kind: 'address-change', street: '9 Elm', city: 'Waco', state: 'XX', zipCode: '7' }),
    ).toEqual({
      ok: false,
      problems: { state: 'Enter a valid state', zipCode: 'Enter a valid ZIP code' },
    });
  });
});

describe('a change of amount', () => {
  it.each([
    ['$5,000', dollars(5_000)],
    ['100000', dollars(100_000)],
  ])('is %s within the limits of the catalogue', (amount, cents) => {
    expect(read({ kind: 'amount-change', amount })).toEqual({
      ok: true,
      value: { kind: 'amount-change', amount: cents },
    });
  });

  it.each([
    ['nothing', undefined, 'New amount is required'],
    ['zero', '0', 'Enter a valid amount'],
    ['no amount', 'a lot', 'Enter a valid amount'],
    ['the old amount', '25,000', 'The bond already has this amount'],
    ['a cent too little', '4999.99', 'Amount too small (min $5,000)'],
    ['a cent too much', '100000.01', 'Amount too large (max $100,000)'],
  ])('is not %s', (_, amount, problem) => {
    expect(read({ kind: 'amount-change', amount })).toEqual({
      ok: false,
      problems: { amount: problem },
    });
  });

  it('is not checked until the limits are known', () => {
    expect(readChange({ kind: 'amount-change', amount: '1' }, bond, today).ok).toBe(true);
  });
});

describe('the end of a bond', () => {
  it.each(['2026-12-22', '12/22/2026', '03/01/2027'])(
    'by cancellation is after the notice and within the term: %s',
    (endsOn) => {
      expect(read({ kind: 'cancellation', endsOn }).ok).toBe(true);
    },
  );

  it('by cancellation is not before the end of the notice or after the term', () => {
    expect(read({ kind: 'cancellation', endsOn: '2026-12-21' })).toEqual({
      ok: false,
      problems: { endsOn: 'The first possible end is December 22, 2026. Enter that day or later' },
    });
    expect(read({ kind: 'cancellation', endsOn: '2027-03-02' })).toEqual({
      ok: false,
      problems: { endsOn: 'Enter March 1, 2027 or an earlier day' },
    });
  });

  it('by cancellation may be any later day when the bond has no term', () => {
    expect(read({ kind: 'cancellation', endsOn: '2031-01-01' }, { expiryDate: undefined }).ok).toBe(
      true,
    );
  });

  it.each(['2025-03-01', today])('by release is a day of the bond until today: %s', (endsOn) => {
    expect(read({ kind: 'release', endsOn }).ok).toBe(true);
  });

  it('by release is not before the bond or in the future', () => {
    expect(read({ kind: 'release', endsOn: '2025-02-28' })).toEqual({
      ok: false,
      problems: { endsOn: 'The bond starts on March 1, 2025. Enter that day or later' },
    });
    expect(read({ kind: 'release', endsOn: '2026-11-23' })).toEqual({
      ok: false,
      problems: { endsOn: 'Enter November 22, 2026 or an earlier day' },
    });
  });

  it.each([
    ['release', { effectiveDate: '2026-12-14' }, 'The bond starts on December 14, 2026.'],
    ['cancellation', { expiryDate: '2026-12-15' }, 'The bond ends on December 15, 2026, before'],
  ] as const)('by %s is never between two contradicting days', (kind, changes, words) => {
    const problem = expect.stringContaining(words) as string;

    expect(read({ kind, endsOn: '2026-12-10' }, changes)).toMatchObject({
      problems: { endsOn: problem },
    });
  });

  it.each([
    ['cancellation', 'Enter the first day without the bond'],
    ['release', 'Enter the date of the release'],
  ] as const)('is required for a %s', (kind, problem) => {
    expect(read({ kind })).toEqual({ ok: false, problems: { endsOn: problem } });
    expect(read({ kind, endsOn: '13/45/2026' })).toEqual({
      ok: false,
      problems: { endsOn: 'Enter a valid date' },
    });
  });

  it('has no last day when the bond has no end', () => {
    expect(endDays('cancellation', { ...bond, expiryDate: undefined }, today)).toEqual({
      earliest: '2026-12-22',
      latest: undefined,
    });
  });
});
