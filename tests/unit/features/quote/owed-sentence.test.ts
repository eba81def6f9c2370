import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { checkQuote } from '~/features/quote/checked-quote';
import { owedSentence } from '~/features/quote/owed-sentence';
import { buildBond } from '../../domain/support/builders';
import { anOpenQuote } from './quote-builder';

function checked() {
  const result = checkQuote(anOpenQuote());
  if (!result.ok) throw new Error(JSON.stringify(result.issues));

  return result.value;
}

/** A quote whose first term ends with the commission, on December 31, 2029. */
function endingWithCommission() {
  const quote = checked();
  const bondDetails = {
    ...quote.answers.bondDetails,
    termYears: 4,
    matter: { commissionEnd: '2029-12-31' },
  };

  return {
    ...quote,
    bond: buildBond({ termConvention: 'with-commission' }),
    answers: { ...quote.answers, bondDetails },
  };
}

describe('the sentence of an owed price', () => {
  it('says what the total is for, and when the bond renews', () => {
    expect(owedSentence(checked(), dollars(237))).toMatch(
      /^\$10,000 bond, \d years?: \$237\.00\. You can renew it after /,
    );
  });

  it('promises no renewal of a bid bond', () => {
    const bidBond = buildBond({ slug: 'bid-bond' });

    expect(owedSentence({ ...checked(), bond: bidBond }, dollars(237))).toBe(
      '$10,000 bond for one bid: $237.00. Charged once.',
    );
  });

  it('counts the days of a part term, but not for a renewal', () => {
    const quote = endingWithCommission();
    const renews = {} as NonNullable<(typeof quote)['renews']>;

    expect(owedSentence(quote, dollars(237))).toMatch(/first term of [\d,]+ days/);
    expect(owedSentence({ ...quote, renews }, dollars(237))).toContain(', 4 years: ');
  });
});
