import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { otherAmountWords } from '~/domain/quote/other-amount';
import { buildBond } from '../support/builders';

const bond = buildBond({
  amountLimits: { min: dollars(5_000), max: dollars(100_000) },
  stateRules: { SC: { required: true, amount: dollars(50_000) } },
});

describe('an amount other than the one of the law', () => {
  it.each(['$5,000', '5k', '$100,000'])('needs an underwriter: %s', (typed) => {
    expect(otherAmountWords(bond, 'SC', typed)).toMatch(
      /^South Carolina law sets \$50,000\. An underwriter must agree to \$(5|100),000\.$/,
    );
  });

  it.each(['$50,000', '50k', '$4,999', '$100,001', 'fifty', ''])(
    'has no words if it is the amount of the law, out of the limits or no amount: %j',
    (typed) => {
      expect(otherAmountWords(bond, 'SC', typed)).toBeUndefined();
    },
  );

  it('does not exist in a state whose law sets no amount', () => {
    expect(otherAmountWords(bond, 'TX', '$5,000')).toBeUndefined();
  });
});
