import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { stampedPrice, toAuthorizedPrice } from '~/domain/quote/owed-price';
import { offerAnswerBy, offeredPrice, offerLimits } from '~/domain/rates/price-offer';
import { ratePlan } from '../../../support/rate-plan';

const ON = '2026-11-23';
const ANSWERS = {
  stateCode: 'TX',
  amount: dollars(10_000),
  creditCheck: 'authorized',
  termYears: 1,
} as const;

const bond = (version = 1) => ({
  slug: 'notary' as const,
  ratePlans: [ratePlan({ id: 'standard', version })],
});
const answers = { ...ANSWERS, on: ON };
const authorized = toAuthorizedPrice(stampedPrice(bond(), answers), answers);

const at = (premium: number) =>
  offeredPrice(bond(2), authorized, { premium: dollars(premium), on: ON });

describe('an offered price', () => {
  it('has the fees and taxes of the plan of the day, and its stamp', () => {
    expect(at(200)).toEqual({
      ok: true,
      value: {
        price: {
          premium: dollars(200),
          fees: dollars(75),
          taxes: dollars(16),
          total: dollars(291),
        },
        charges: {
          feeLines: [{ name: 'Processing fee', amount: 7_500 }],
          taxLines: [{ name: 'Tax', rate: 80_000, amount: 1_600 }],
        },
        plan: { id: 'standard', version: 2 },
      },
    });
  });

  it('stays within 75% and 150% of the plan, both included', () => {
    expect(offerLimits(bond(), authorized, ON)).toEqual({ min: dollars(113), max: dollars(225) });
    expect(at(113).ok).toBe(true);
    expect(at(225).ok).toBe(true);
    expect(at(112)).toEqual({ ok: false, code: 'beyond-limits' });
    expect(at(226)).toEqual({ ok: false, code: 'beyond-limits' });
  });

  it('is another price than the authorized one', () => {
    expect(at(150)).toEqual({ ok: false, code: 'same-price' });
  });

  it('can be accepted for 14 days', () => {
    expect(offerAnswerBy(ON)).toBe('2026-12-07');
  });
});
