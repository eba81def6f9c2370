import { z } from 'astro/zod';
import { BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import { dollars } from '../../domain/money.ts';
import type { RatePlan } from '../../domain/rates/rate-plan.ts';
import { STATE_CODES } from '../../domain/us-states.ts';
import { findRatePlanProblems } from './rate-plan-problems.ts';

/** One percent in millionths. */
const MILLIONTHS_PER_PERCENT = 10_000;

const dollarsSchema = z
  .number('Write dollars as a number, without $ and commas, as in 10000')
  .nonnegative('Write an amount of 0 or more')
  .refine((amount) => Math.abs(dollars(amount) / 100 - amount) < 1e-9, 'Use at most two decimals')
  .transform(dollars);
/** A percentage with at most four decimals, because a rate is kept in whole millionths. */
const percentSchema = z
  .number('Write a percentage as a number without its sign: 1.5 for 1.5%')
  .nonnegative('Write a percentage of 0 or more')
  .transform((percent) => percent * MILLIONTHS_PER_PERCENT)
  .refine((rate) => Math.abs(rate - Math.round(rate)) < 1e-6, 'Use at most four decimals')
  .transform(Math.round);
const noState = (code: unknown) =>
  `There is no state ${String(code)}. Write two capital letters, as in FL`;
const noBond = (slug: unknown) =>
  `There is no bond ${String(slug)}. Write one of ${BOND_SLUGS.join(', ')}`;
const statesSchema = z
  .array(
    z.enum(STATE_CODES, { error: ({ input }) => noState(input) }),
    'Write a list of states, as in [FL, GA]',
  )
  .min(1, 'Name a state, or take the line out');
const daySchema = z.iso.date("Write a day in quotes, as in '2027-01-01'");
const textSchema = z.string('Write it as text').min(1, 'Write it out');

const ALL_OR_LIST = 'Write all, or a list of at least one in [ ]';

/** The word `all`, or a list of known values. The message names the first unknown one. */
function allOrSome<const Known extends readonly string[]>(
  known: Known,
  unknownWords: (value: unknown) => string,
) {
  const error = ({ input }: { input?: unknown }) => {
    const stray = Array.isArray(input)
      ? input.find((value) => !known.some((one) => one === value))
      : undefined;

    return stray === undefined
      ? 'Write all, or a list of at least one in [ ]'
      : unknownWords(stray);
  };

  return z.union([z.literal('all'), z.array(z.enum(known)).min(1, ALL_OR_LIST)], { error });
}

/** A file of content/rates: the rates as the agency filed them, in dollars and percent. */
export const ratePlanFileSchema = z
  .strictObject({
    name: textSchema,
    version: z.int('Write a whole number: 1, then 2 after a change').positive(),
    effectiveFrom: daySchema,
    effectiveTo: daySchema.optional(),
    sample: z.boolean('Write true for sample rates, or false for filed ones'),
    filing: z.strictObject({ reference: textSchema, source: textSchema }),
    bonds: allOrSome(BOND_SLUGS, noBond),
    states: allOrSome(STATE_CODES, noState),
    premium: z.strictObject({
      flat: dollarsSchema.optional(),
      tiers: z
        .array(z.strictObject({ upTo: dollarsSchema.optional(), percent: percentSchema }))
        .optional(),
      isMarginal: z.boolean('Write true or false').optional(),
      withoutCreditCheckPercent: percentSchema.optional(),
      minimum: dollarsSchema.optional(),
      yearDiscountPercents: z.array(percentSchema).optional(),
      roundTo: z.enum(['dollar', 'cent'], 'Write dollar or cent'),
    }),
    fees: z.array(
      z.strictObject({ name: textSchema, amount: dollarsSchema, states: statesSchema.optional() }),
    ),
    taxes: z.array(
      z.strictObject({ name: textSchema, percent: percentSchema, states: statesSchema.optional() }),
    ),
    underwriter: z.strictObject({ lowestPercent: percentSchema, highestPercent: percentSchema }),
  })
  .superRefine((file, context) => {
    for (const { path, message } of findRatePlanProblems(file)) {
      context.addIssue({ code: 'custom', path, message });
    }
  });

export type RatePlanFile = z.output<typeof ratePlanFileSchema>;

/** The plan of a file, for pages and the database. `id` is the name of the file. */
export function toRatePlan(id: string, file: RatePlanFile): RatePlan {
  const { sample: _sample, filing: _filing, premium, taxes, underwriter, ...rest } = file;
  const { tiers, withoutCreditCheckPercent, yearDiscountPercents, ...rule } = premium;

  return {
    id,
    ...rest,
    premium: {
      ...rule,
      ...(tiers && { tiers: tiers.map(({ percent: rate, ...tier }) => ({ ...tier, rate })) }),
      ...(withoutCreditCheckPercent && { withoutCreditCheck: withoutCreditCheckPercent }),
      ...(yearDiscountPercents && { yearDiscounts: yearDiscountPercents }),
    },
    taxes: taxes.map(({ percent: rate, ...tax }) => ({ ...tax, rate })),
    underwriter: { lowest: underwriter.lowestPercent, highest: underwriter.highestPercent },
  };
}
