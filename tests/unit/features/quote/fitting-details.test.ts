import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { $lostAnswers, fitDetails } from '~/features/quote/fitting-details';
import { TYPED_BOND_DETAILS } from '../../domain/support/builders';
import { buildQuoteBond } from './wizard-builder';

const NOTARY = buildQuoteBond({ stateRules: { TX: { amount: dollars(10_000) } } });
const DEALER = buildQuoteBond({
  slug: 'auto-dealer',
  amountLimits: { min: dollars(20_000), max: dollars(300_000) },
});
const EXECUTOR = buildQuoteBond({ slug: 'executor-personal-representative', category: 'court' });
const TRUSTEE = buildQuoteBond({ slug: 'trustee', category: 'court' });

const NOTARY_IN_TEXAS = { bond: NOTARY, stateCode: 'TX' };
const DETAILS = { ...TYPED_BOND_DETAILS, amount: '$12,000' };
let quotes = 0;

/** A new quote with these details, and what stays after each choice in turn. */
function fitAll(details: unknown, ...choices: (typeof NOTARY_IN_TEXAS)[]) {
  quotes += 1;
  const quoteId = `quote-${quotes}`;
  let from = NOTARY_IN_TEXAS;
  let kept = details;
  for (const to of choices) {
    kept = fitDetails(quoteId, kept, { from, to });
    from = to;
  }

  return { kept, lost: $lostAnswers.get().lost };
}

describe('bond details after another choice', () => {
  it('keep amount and obligee for another bond of the same court', () => {
    expect(
      fitDetails('estate', DETAILS, {
        from: { bond: EXECUTOR, stateCode: 'TX' },
        to: { bond: TRUSTEE, stateCode: 'TX' },
      }),
    ).toEqual(DETAILS);
    expect($lostAnswers.get().lost).toEqual([]);
  });

  it('lose an amount outside the limits, and say so', () => {
    const larger = buildQuoteBond({ amountLimits: { min: dollars(20_000), max: dollars(30_000) } });

    expect(fitAll(DETAILS, { bond: larger, stateCode: 'TX' })).toEqual({
      kept: { ...DETAILS, amount: '' },
      lost: ['amount'],
    });
  });

  it('lose the obligee in another state', () => {
    expect(fitAll(DETAILS, { bond: NOTARY, stateCode: 'SC' })).toEqual({
      kept: { ...DETAILS, obligee: '' },
      lost: ['obligee'],
    });
  });

  it.each([
    ['of another agency', buildQuoteBond({ slug: 'contractor-license' })],
    ['of a court', EXECUTOR],
  ])('lose amount and obligee for a bond %s, and say so', (_, bond) => {
    expect(fitAll(DETAILS, { bond, stateCode: 'TX' })).toEqual({
      kept: { ...DETAILS, amount: '', obligee: '' },
      lost: ['amount', 'obligee'],
    });
  });

  it('replace a proposed office without a word, and say that a typed one is gone', () => {
    const offices = { TX: 'Texas Secretary of State' };
    const from = { bond: { ...NOTARY, offices }, stateCode: 'TX' };
    const to = { bond: { ...NOTARY, offices }, stateCode: 'SC' };
    const obligee = 'Texas Secretary of State';

    expect(fitDetails('office', { ...DETAILS, obligee }, { from, to })).toEqual({
      ...DETAILS,
      obligee: '',
    });
    expect($lostAnswers.get().lost).toEqual([]);

    fitDetails('typed', { ...DETAILS, obligee: `${obligee}, Austin` }, { from, to });
    expect($lostAnswers.get().lost).toEqual(['obligee']);
  });

  it('replace a proposal without a word', () => {
    const proposed = { ...DETAILS, amount: '$10,000', obligee: '' };

    expect(fitAll(proposed, { bond: DEALER, stateCode: 'TX' })).toEqual({
      kept: { ...proposed, amount: '' },
      lost: [],
    });
  });

  it('come back with the first choice, also after several others', () => {
    const back = fitAll(
      DETAILS,
      { bond: DEALER, stateCode: 'TX' },
      { bond: EXECUTOR, stateCode: 'SC' },
      { bond: EXECUTOR, stateCode: '' },
      NOTARY_IN_TEXAS,
    );

    expect(back).toEqual({ kept: DETAILS, lost: [] });
  });

  it('start from what the visitor typed in between', () => {
    const other = { bond: DEALER, stateCode: 'TX' };
    fitDetails('typed', DETAILS, { from: NOTARY_IN_TEXAS, to: other });
    const typed = { ...DETAILS, amount: '$50,000' };

    expect(fitDetails('typed', typed, { from: other, to: NOTARY_IN_TEXAS })).toEqual({
      ...typed,
      amount: '',
      obligee: '',
    });
  });

  it.each([[undefined], ['text'], [{ amount: 7, obligee: ['x'] }], [{ amount: 'ten' }]])(
    'stay when they are %j',
    (details) => {
      expect(fitAll(details, { bond: DEALER, stateCode: 'SC' }).kept).toEqual(details);
    },
  );
});
