import { describe, expect, it } from 'vitest';
import { guidePriceWords, toGuidePrice } from '~/domain/guides/guide-price';
import { ratePlan, tieredPlan } from '../../../support/rate-plan.ts';
import { checkOwnPrices } from '../../../tools/check-content/check-own-prices.ts';
import { componentsOf } from '../../../tools/check-content/guide-tree.ts';
import { guidePlan } from '../../../tools/check-content/own-prices.ts';
import { everyGuide, readSite } from '../../../tools/check-content/read-site.ts';
import { ROOT } from '../../../tools/stages/run-command.ts';
import { guideWith } from './example-guide.ts';

/** A plan whose every figure differs from that of the plan for sale. */
const CHANGED = ratePlan({
  premium: { tiers: [{ rate: 22_000 }], withoutCreditCheck: 7_000, roundTo: 'cent' },
  fees: [{ name: 'Service charge', amount: 9_900 }],
  taxes: [{ name: 'Surplus tax', rate: 31_000 }],
});
const guides = everyGuide(readSite(ROOT));

const remedies = (body: string, plan = tieredPlan()) =>
  checkOwnPrices(guideWith(body), plan).map(({ words }) => words);

describe('a price of ours that somebody typed', () => {
  it.each([
    [
      'a total',
      'For $10,000 you pay $237.',
      '$237 is our price for a bond of $10,000. Write <OurPrice bond="executor-personal-representative" amount="10000" /> in its place: it follows our rates when they change',
    ],
    [
      'a total without a credit check',
      '| Bond | Price |\n| - | - |\n| $10,000 | $291 |',
      'amount="10000" credit="no" />',
    ],
    [
      'a premium',
      '1.5% of $10,000 is $150.',
      '$150 is our premium for a bond of $10,000. Write <OurPrice bond="executor-personal-representative" amount="10000" part="premium" />',
    ],
    [
      'a price in a worked example',
      '<WorkedExample>\n\nThe bond is $10,000. Together $150 + $75 + $12 = **$237**.\n\n</WorkedExample>',
      '$237 is our price for a bond of $10,000',
    ],
    ['a rate', 'Our rate is 1.5%.', '1.5% is typed in a sentence on our price'],
    ['the fee', 'Add the fee of $75.', '$75 is typed in a sentence on our price'],
    ['a price of earlier rates', 'Our price is $222.', '$222 is typed in a sentence on our price'],
  ])('%s is found, with the tag to write', (_, body, remedy) => {
    expect(remedies(body)).toEqual([expect.stringContaining(remedy)]);
  });

  it('is reported at its line, once for each place', () => {
    const found = checkOwnPrices(
      guideWith('Two lines\nfor $10,000: $237.\n\nAgain $237.'),
      tieredPlan(),
    );

    expect(found.map(({ line }) => line - (found[0]?.line ?? 0))).toEqual([0, 2]);
  });

  it.each([
    ['a price of another seller', 'One seller asks $76 for $10,000, another 1% to 3%.'],
    ['the share of another seller', 'Sellers take 1% to 3% of $25,000, which is $250 to $750.'],
    ['a figure that a source of the guide carries', 'Our price is lower than $85.'],
    ['days beside our price', 'Our price holds for 30 days.'],
    [
      'the amount beside the tag',
      'Our price for $20,000 is <OurPrice bond="notary" amount="20000" />.',
    ],
  ])('%s is none', (_, body) => {
    expect(remedies(body)).toEqual([]);
  });

  it('is found for a guide that names no bond', () => {
    const guide = guideWith('Our rate is 1.5%.', { fields: 'title: x' });

    expect(checkOwnPrices(guide, tieredPlan())[0]?.words).toContain(
      '<OurPriceRule bond="notary" />',
    );
  });
});

describe('a plan that changes', () => {
  it.each(guides.map((guide) => [guide.file, guide] as const))('leaves %s right', (_, guide) => {
    expect(checkOwnPrices(guide, CHANGED)).toEqual([]);
  });

  it('changes every price in the guides', () => {
    const prices = guides.flatMap((guide) =>
      componentsOf(guide)
        .filter(({ name }) => name === 'OurPrice')
        .map(({ attributes }) =>
          toGuidePrice(
            Object.fromEntries(
              attributes.flatMap((one) => ('name' in one ? [[one.name, one.value]] : [])),
            ) as never,
          ),
        ),
    );

    expect(prices.length).toBeGreaterThan(40);
    for (const price of prices) {
      expect(guidePriceWords([CHANGED], price, '2026-11-23')).not.toBe(
        guidePriceWords([guidePlan()], price, '2026-11-23'),
      );
    }
  });

  it('fails a guide with a typed price, of the old rates or of the new ones', () => {
    expect(remedies('Our price for that is $237.', CHANGED)).toEqual([
      expect.stringContaining('write <OurPrice'),
    ]);
    expect(remedies('For $10,000 you pay $325.82.', CHANGED)).toEqual([
      expect.stringContaining('$325.82 is our price for a bond of $10,000'),
    ]);
  });
});
