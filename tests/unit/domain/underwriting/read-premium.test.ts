import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { stampedPrice, toAuthorizedPrice } from '~/domain/quote/owed-price';
import { readPremium } from '~/domain/underwriting/read-premium';
import { ratePlan } from '../../../support/rate-plan';

const ON = '2026-11-23';
const bond = { slug: 'notary' as const, ratePlans: [ratePlan()] };
const answers = {
  stateCode: 'TX',
  amount: dollars(10_000),
  creditCheck: 'authorized',
  termYears: 1,
  on: ON,
} as const;
const authorized = toAuthorizedPrice(stampedPrice(bond, answers), answers);

const read = (text: string) => readPremium(bond, authorized, { text, on: ON });

describe('a typed premium', () => {
  it('leads to a price', () => {
    expect(read('$200')).toMatchObject({
      ok: true,
      value: { premium: dollars(200), price: { total: dollars(291) } },
    });
  });

  it.each([
    ['', 'Enter the premium'],
    ['two hundred', 'Enter the premium'],
    ['$1,000', 'Enter a premium from $113 to $225'],
    ['150', '$237.00 was authorized. Enter another premium, or approve.'],
  ])('is refused with what to do: "%s"', (text, problem) => {
    expect(read(text)).toEqual({ ok: false, code: problem });
  });
});
