import { describe, expect, it } from 'vitest';
import { dollars, formatMoney } from '~/domain/money';
import { describeBond, describeChoice, describeTerms } from '~/features/quote/describe-bond';
import { termOptions } from '~/features/quote/steps/term-options';
import { notaryPrice, NOTARY_TOTAL_FOR_AMOUNT } from '../../../support/notary-price';
import { buildBond } from '../../domain/support/builders';
import { buildQuoteBond } from './wizard-builder';

describe('the description of a bond', () => {
  it('comes from the catalogue until a state is selected', () => {
    expect(describeBond(buildQuoteBond(), undefined)).toEqual([
      { label: 'Amount', value: '$10,000' },
      { label: 'Term', value: '1 to 4 years' },
      { label: 'Our price', value: NOTARY_TOTAL_FOR_AMOUNT },
      { label: 'Documents to send', value: 'None' },
    ]);
  });

  it("follows the state's law, and names the documents", () => {
    const bond = buildQuoteBond({
      requiredDocuments: ['personal_id', 'other'],
      stateRules: { TX: { amount: dollars(12_500), terms: [4] } },
    });

    expect(describeBond(bond, 'TX').map(({ value }) => value)).toEqual([
      '$12,500',
      '4 years',
      `${formatMoney(notaryPrice(12_500).total)} for $12,500`,
      'Personal identification; Other document',
    ]);
    const named = { ...bond, otherDocument: 'Court order, and the will' };
    expect(describeBond(named, 'TX').at(-1)?.value).toBe(
      'Personal identification; Court order, and the will',
    );
  });

  it('prices the amount that the visitor has typed before', () => {
    const asked = { amount: dollars(250_000), total: dollars(3_585) };

    expect(describeBond(buildQuoteBond(), 'TX', asked)[2]?.value).toBe('$3,585 for $250,000');
  });

  it.each([
    [[1], '1 year'],
    [[4], '4 years'],
    [[6, 7], '6 or 7 years'],
    [[1, 2, 3], '1 to 3 years'],
  ])('counts terms of %j as %s', (terms, words) => {
    expect(describeTerms('notary', terms)).toBe(words);
  });

  it('says how a bid bond ends', () => {
    expect(describeTerms('bid-bond', [1])).toBe(
      'Until the bid is rejected or the contract is signed and bonded',
    );
  });

  it('names the selection so far', () => {
    expect(describeChoice(buildQuoteBond(), 'TX')).toBe('Notary Bond in Texas');
    expect(describeChoice(undefined, 'TX')).toBe('a bond in Texas');
    expect(describeChoice(buildQuoteBond(), undefined)).toBe('Notary Bond');
  });
});

describe('the offered terms', () => {
  it('are 1 to 5 years, the fifth for an underwriter', () => {
    expect(termOptions(buildBond(), 'TX').map(({ label }) => label)).toEqual([
      '1 year',
      '2 years',
      '3 years',
      '4 years',
      '5 years (needs an underwriter: call us)',
    ]);
  });

  it('are the state’s own when it has some', () => {
    const michigan = buildBond({ stateRules: { MI: { terms: [6, 7] } } });

    expect(termOptions(michigan, 'MI')).toEqual([
      { value: '6', label: '6 years' },
      { value: '7', label: '7 years' },
    ]);
  });
});
