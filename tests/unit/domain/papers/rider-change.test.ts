import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { changeWords } from '~/domain/papers/rider-change';

const HOME = { street: '9 Elm St', city: 'Oakland', state: 'CA', zipCode: '94601' } as const;

describe('the change of a rider', () => {
  it('shows an amount in words and figures', () => {
    expect(changeWords({ kind: 'amount-change', from: dollars(10_000), to: dollars(7.5) })).toEqual(
      {
        from: 'Ten thousand and 00/100 dollars ($10,000.00)',
        to: 'Seven and 50/100 dollars ($7.50)',
      },
    );
  });

  it('shows a name as written', () => {
    expect(changeWords({ kind: 'name-change', from: 'Ann Lee', to: 'Ann Ruiz' })).toEqual({
      from: 'Ann Lee',
      to: 'Ann Ruiz',
    });
  });

  it('shows an address on one line, without an earlier one if unknown', () => {
    const change = { kind: 'address-change', to: HOME } as const;

    expect(changeWords({ ...change, from: undefined })).toEqual({
      from: '',
      to: '9 Elm St, Oakland, CA 94601',
    });
    expect(changeWords({ ...change, from: { ...HOME, zipCode: '946011234' } }).from).toBe(
      '9 Elm St, Oakland, CA 94601-1234',
    );
  });
});
