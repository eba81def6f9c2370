import { formatWholeMoney, type Cents } from '../../domain/money.ts';
import type { IsoDate } from '../../domain/dates.ts';
import { formatRate } from '../../domain/rates/format-rate.ts';
import type { Millionths } from '../../domain/rates/rate-plan.ts';
import type { StateCode } from '../../domain/us-states.ts';

/** The parts of a rate plan's file that depend on one another, in cents and millionths. */
type PlanFigures = {
  effectiveFrom: IsoDate;
  effectiveTo?: IsoDate | undefined;
  states: 'all' | readonly StateCode[];
  premium: {
    flat?: Cents | undefined;
    tiers?: readonly Tier[] | undefined;
    isMarginal?: boolean | undefined;
    withoutCreditCheckPercent?: Millionths | undefined;
    minimum?: Cents | undefined;
    yearDiscountPercents?: readonly Millionths[] | undefined;
  };
  fees: readonly Charge[];
  taxes: readonly (Charge & { percent: Millionths })[];
  underwriter: { lowestPercent: Millionths; highestPercent: Millionths };
};

type Tier = { upTo?: Cents | undefined; percent: Millionths };
type Charge = { name: string; states?: readonly StateCode[] | undefined };

/** A problem of a plan: its field, and what to write instead. */
type Problem = { path: (string | number)[]; message: string };

const WHOLE: Millionths = 1_000_000;

/** A rate below this is a share (0.015) written in place of a percentage (1.5). 0.05%, in millionths. */
const SMALLEST_RATE: Millionths = 500;

/** A rate above this has a decimal point in the wrong place. 30%, in millionths. */
const LARGEST_RATE: Millionths = 300_000;

/** Problems between the fields of one plan: amounts without a rate, tiers that overlap, and figures in the wrong unit. */
export function findRatePlanProblems(plan: PlanFigures): Problem[] {
  return [
    ...dayProblems(plan),
    ...premiumProblems(plan.premium),
    ...rateProblems(plan),
    ...chargeProblems(plan),
    ...limitProblems(plan.underwriter),
  ];
}

function dayProblems({ effectiveFrom, effectiveTo }: PlanFigures): Problem[] {
  if (effectiveTo === undefined || effectiveTo >= effectiveFrom) return [];

  const message = `The plan ends before it begins on ${effectiveFrom}. Write a later day, or take the line out`;
  return [{ path: ['effectiveTo'], message }];
}

function premiumProblems(rule: PlanFigures['premium']): Problem[] {
  const { flat, tiers, yearDiscountPercents: discounts = [] } = rule;
  if (flat === undefined && (tiers === undefined || tiers.length === 0)) {
    return [{ path: ['premium'], message: 'There is no premium. Write flat in dollars, or tiers' }];
  }
  if (flat !== undefined && tiers !== undefined) {
    return [{ path: ['premium', 'flat'], message: 'Write either flat or tiers, and take one out' }];
  }

  return [
    ...tierProblems(tiers ?? []),
    ...minimumProblems(rule),
    ...discounts.flatMap((discount, index) =>
      discount < WHOLE
        ? []
        : [
            {
              path: ['premium', 'yearDiscountPercents', index],
              message: 'This discount makes a year free. Write less than 100',
            },
          ],
    ),
  ];
}

function tierProblems(tiers: readonly Tier[]): Problem[] {
  return tiers.flatMap(({ upTo }, index): Problem[] => {
    const path = ['premium', 'tiers', index];
    const below = tiers[index - 1]?.upTo ?? 0;
    const isLast = index === tiers.length - 1;
    if (upTo === undefined && !isLast) {
      const message = 'Only the last tier has no upTo. Write the largest amount of this tier';
      return [{ path, message }];
    }
    if (upTo === undefined) return [];
    if (upTo <= below) {
      const message = `The tier before it already covers amounts up to ${formatWholeMoney(below)}. Write a larger amount, or put the tiers in order`;
      return [{ path: [...path, 'upTo'], message }];
    }
    if (!isLast) return [];

    const message = `No tier covers amounts above ${formatWholeMoney(upTo)}. Add a last tier without upTo`;
    return [{ path: [...path, 'upTo'], message }];
  });
}

/**
 * A minimum above the premium of the last bounded tier leaves that tier and those below it without effect. Marginal
 * tiers always have one, on larger amounts.
 */
function minimumProblems({ tiers = [], isMarginal, minimum }: PlanFigures['premium']): Problem[] {
  const charged = tiers.flatMap(({ upTo, percent }) =>
    upTo === undefined ? [] : [Math.round((upTo * percent) / WHOLE)],
  );
  const most = Math.max(...charged);
  if (isMarginal || minimum === undefined || charged.length === 0 || minimum <= most) return [];

  const message = `The tiers with an upTo never charge more than ${formatWholeMoney(most)}, so this minimum replaces them all. Lower it, or take those tiers out`;
  return [{ path: ['premium', 'minimum'], message }];
}

function rateProblems({ premium, taxes }: PlanFigures): Problem[] {
  const rates = [
    ...(premium.tiers ?? []).map(({ percent }, index) => ({
      path: ['premium', 'tiers', index, 'percent'],
      percent,
    })),
    {
      path: ['premium', 'withoutCreditCheckPercent'],
      percent: premium.withoutCreditCheckPercent ?? 0,
    },
    ...taxes.map(({ percent }, index) => ({ path: ['taxes', index, 'percent'], percent })),
  ];

  return rates.flatMap(({ path, percent }) => {
    if (percent === 0 || (percent >= SMALLEST_RATE && percent <= LARGEST_RATE)) return [];

    const message = `This is ${formatRate(percent)}. Write a percentage from 0.05 to 30: 1.5 for 1.5%`;
    return [{ path, message }];
  });
}

/** A charge for a state that the plan does not cover is never made. */
function chargeProblems({ states, fees, taxes }: PlanFigures): Problem[] {
  if (states === 'all') return [];

  return [...withPath('fees', fees), ...withPath('taxes', taxes)].flatMap(({ path, charge }) => {
    const stray = charge.states?.find((state) => !states.includes(state));
    if (stray === undefined) return [];

    const message = `The plan does not cover ${stray}, so nobody pays ${charge.name} there. Take ${stray} out, or add it to the states of the plan`;
    return [{ path: [...path, 'states'], message }];
  });
}

function withPath(name: string, charges: readonly Charge[]) {
  return charges.map((charge, index) => ({ path: [name, index], charge }));
}

function limitProblems({ lowestPercent, highestPercent }: PlanFigures['underwriter']): Problem[] {
  return [
    ...(lowestPercent > WHOLE
      ? [
          {
            path: ['underwriter', 'lowestPercent'],
            message: 'This lowest premium is above the premium of the plan. Write at most 100',
          },
        ]
      : []),
    ...(highestPercent < WHOLE
      ? [
          {
            path: ['underwriter', 'highestPercent'],
            message:
              'This highest premium is below the premium of the plan. Write at least 100: 150 for half more',
          },
        ]
      : []),
  ];
}
