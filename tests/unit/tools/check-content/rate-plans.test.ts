import { describe, expect, it } from 'vitest';
import {
  checkRatePlanFiles,
  checkRatePlans,
} from '../../../tools/check-content/check-rate-plans.ts';
import { describeProblem } from '../../../tools/check-content/problem.ts';
import { ROOT } from '../../../tools/stages/run-command.ts';

const FILE = 'content/rates/fl-notary.yaml';

/** A filed plan with everything that a plan can have. Each line has its number in the tests below. */
const PLAN = `name: Florida notaries
version: 1
effectiveFrom: '2027-01-01'
sample: false
filing: { reference: SERFF 1, source: Filed copy }
bonds: [notary]
states: [FL]
premium:
  tiers:
    - { upTo: 10000, percent: 1.5 }
    - { upTo: 50000, percent: 1.2 }
    - { percent: 1 }
  minimum: 50
  yearDiscountPercents: [0, 10]
  roundTo: cent
fees:
  - { name: Filing fee, amount: 12.5 }
taxes:
  - { name: Surcharge, percent: 1.75, states: [FL] }
underwriter: { lowestPercent: 75, highestPercent: 150 }
`;

const problemsOf = (...texts: string[]) =>
  checkRatePlans(
    texts.map((text, index) => ({ file: index === 0 ? FILE : 'content/rates/later.yaml', text })),
  ).map(describeProblem);

describe('the rate plans of the project', () => {
  it('have no problem', () => {
    expect(checkRatePlanFiles(ROOT)).toEqual([]);
  });
});

describe('a filed plan', () => {
  it('has no problem', () => {
    expect(problemsOf(PLAN)).toEqual([]);
    const marginal = PLAN.replace('minimum: 50', 'minimum: 50000\n  isMarginal: true');
    expect(problemsOf(marginal)).toEqual([]);
  });

  it.each([
    [
      'without a band for large amounts',
      '{ percent: 1 }',
      '{ upTo: 90000, percent: 1 }',
      `${FILE}:12: premium, tiers, entry 3, upTo: No tier covers amounts above $90,000. Add a last tier without upTo`,
    ],
    [
      'with an open band before the last',
      '{ upTo: 10000, percent: 1.5 }',
      '{ percent: 1.5 }',
      `${FILE}:10: premium, tiers, entry 1: Only the last tier has no upTo. Write the largest amount of this tier`,
    ],
    [
      'with bands that overlap',
      'upTo: 50000',
      'upTo: 10000',
      `${FILE}:11: premium, tiers, entry 2, upTo: The tier before it already covers amounts up to $10,000. Write a larger amount, or put the tiers in order`,
    ],
    [
      'with a field that no plan has',
      'tiers:',
      'tiers: []\n  unused:',
      `${FILE}:10: premium: A rate plan has no field unused here. Correct its name or take it out`,
    ],
    [
      'with a share in place of a percentage',
      'percent: 1.2',
      'percent: 0.012',
      `${FILE}:11: premium, tiers, entry 2, percent: This is 0.012%. Write a percentage from 0.05 to 30: 1.5 for 1.5%`,
    ],
    [
      'with a percent sign',
      'percent: 1.75',
      'percent: 1.75%',
      `${FILE}:19: taxes, entry 1, percent: Write a percentage as a number without its sign: 1.5 for 1.5%`,
    ],
    [
      'with a dollar sign',
      'minimum: 50',
      'minimum: $50',
      `${FILE}:13: premium, minimum: Write dollars as a number, without $ and commas, as in 10000`,
    ],
    [
      'with a part of a cent',
      'amount: 12.5',
      'amount: 12.505',
      `${FILE}:17: fees, entry 1, amount: Use at most two decimals`,
    ],
    [
      'with a minimum above what its bands charge at most',
      'minimum: 50',
      'minimum: 50000',
      `${FILE}:13: premium, minimum: The tiers with an upTo never charge more than $600, so this minimum replaces them all. Lower it, or take those tiers out`,
    ],
    [
      'with an underwriter’s lowest premium above the plan’s',
      'lowestPercent: 75',
      'lowestPercent: 105',
      `${FILE}:20: underwriter, lowestPercent: This lowest premium is above the premium of the plan. Write at most 100`,
    ],
    [
      'with an underwriter’s highest premium below the plan’s',
      'highestPercent: 150',
      'highestPercent: 50',
      `${FILE}:20: underwriter, highestPercent: This highest premium is below the premium of the plan. Write at least 100: 150 for half more`,
    ],
    [
      'with a year for nothing',
      '[0, 10]',
      '[0, 100]',
      `${FILE}:14: premium, yearDiscountPercents, entry 2: This discount makes a year free. Write less than 100`,
    ],
    [
      'with a tax of an unknown state',
      'states: [FL] }',
      'states: [FA] }',
      `${FILE}:19: taxes, entry 1, states, entry 1: There is no state FA. Write two capital letters, as in FL`,
    ],
    [
      'with a tax of a state that it does not cover',
      'states: [FL] }',
      'states: [GA] }',
      `${FILE}:19: taxes, entry 1, states: The plan does not cover GA, so nobody pays Surcharge there. Take GA out, or add it to the states of the plan`,
    ],
    [
      'of an unknown state',
      'states: [FL]\n',
      'states: [fl]\n',
      `${FILE}:7: states: There is no state fl. Write two capital letters, as in FL`,
    ],
    [
      'of no state',
      'states: [FL]\n',
      'states: []\n',
      `${FILE}:7: states: Write all, or a list of at least one in [ ]`,
    ],
    [
      'of an unknown bond',
      '[notary]',
      '[notery]',
      expect.stringMatching(/:6: bonds: There is no bond notery\. Write one of .*notary/),
    ],
    [
      'that ends before it begins',
      "effectiveFrom: '2027-01-01'",
      "effectiveFrom: '2027-01-01'\neffectiveTo: '2026-12-31'",
      `${FILE}:4: effectiveTo: The plan ends before it begins on 2027-01-01. Write a later day, or take the line out`,
    ],
    [
      'with a day without quotes',
      "'2027-01-01'",
      '2027-01-01',
      `${FILE}:3: effectiveFrom: Put the day in quotes, as in '2027-01-01'`,
    ],
    [
      'with a field that is spelled wrong',
      'highestPercent',
      'highestPercents',
      expect.stringMatching(/:20: underwriter/),
    ],
    [
      'that is no YAML',
      'version: 1',
      'version: [1',
      expect.stringMatching(/fl-notary\.yaml:\d+: /),
    ],
  ])('is refused %s', (_, from, to, words) => {
    expect(PLAN).toContain(from);
    expect(problemsOf(PLAN.replace(from, to))[0]).toEqual(words);
  });

  it('is refused with both a flat premium and bands, and with neither', () => {
    expect(problemsOf(PLAN.replace('  minimum: 50', '  flat: 50'))).toEqual([
      `${FILE}:13: premium, flat: Write either flat or tiers, and take one out`,
    ]);
    expect(problemsOf(PLAN.replace(/ {2}tiers:\n(?: {4}.*\n)+/, ''))).toEqual([
      `${FILE}:8: premium: There is no premium. Write flat in dollars, or tiers`,
    ]);
  });

  it('is refused under a file name that is no id', () => {
    expect(checkRatePlans([{ file: 'content/rates/FL Notary.yaml', text: PLAN }])).toEqual([
      {
        file: 'content/rates/FL Notary.yaml',
        line: 1,
        words: 'Name the file in small letters, digits and hyphens: fl-notary-2027.yaml',
      },
    ]);
  });
});

describe('two plans for the same sale', () => {
  const later = PLAN.replace('2027-01-01', '2028-01-01');

  it('are refused while both apply, with the line that ends the earlier one', () => {
    expect(problemsOf(PLAN, later)).toEqual([
      `${FILE}:3: effectiveFrom: content/rates/later.yaml applies to notary in FL from 2028-01-01, too, and as closely as this plan. End this plan before that day: effectiveTo: '2027-12-31'`,
    ]);
    const ended = PLAN.replace("'2027-01-01'", "'2027-01-01'\neffectiveTo: '2028-01-01'");
    expect(problemsOf(ended, later)).toEqual([
      expect.stringMatching(/:4: effectiveTo: .*too, and/),
    ]);
    expect(problemsOf(PLAN, PLAN)).toEqual([
      expect.stringMatching(/Take the bond or state out of one of them$/),
    ]);
  });

  it('are accepted when one follows the other', () => {
    const ended = PLAN.replace("'2027-01-01'", "'2027-01-01'\neffectiveTo: '2027-12-31'");

    expect(problemsOf(ended, later)).toEqual([]);
  });
});
