import { z } from 'astro/zod';
import { BOND_SLUGS } from '../../domain/bonds/bond-types.ts';
import { dollars } from '../../domain/money.ts';
import type { RatePlan } from '../../domain/rates/rate-plan.ts';
import { STATE_CODES } from '../../domain/us-states.ts';

/** One percent in millionths. */
const MILLIONTHS_PER_PERCENT = 10_000;

const dollarsSchema = z.number().nonnegative().transform(dollars);
/** A percentage with at most four decimals, because a rate is kept in whole millionths. */
const percentSchema = z
  .number()
  .nonnegative()
  .transform((percent) => percent * MILLIONTHS_PER_PERCENT)
  .refine((rate) => Math.abs(rate - Math.round(rate)) < 1e-6, 'Use at most four decimals')
  .transform(Math.round);
const statesSchema = z.array(z.enum(STATE_CODES)).min(1);

/** A file of content/rates: the rates as the agency filed them, in dollars and percent. */
export const ratePlanFileSchema = z.strictObject({
  name: z.string().min(1),
  version: z.int().positive(),
  effectiveFrom: z.iso.date(),
  effectiveTo: z.iso.date().optional(),
  sample: z.boolean(),
  filing: z.strictObject({ reference: z.string().min(1), source: z.string().min(1) }),
  bonds: z.union([z.literal('all'), z.array(z.enum(BOND_SLUGS)).min(1)]),
  states: z.union([z.literal('all'), statesSchema]),
  premium: z.strictObject({
    flat: dollarsSchema.optional(),
    tiers: z
      .array(z.strictObject({ upTo: dollarsSchema.optional(), percent: percentSchema }))
      .optional(),
    isMarginal: z.boolean().optional(),
    withoutCreditCheckPercent: percentSchema.optional(),
    minimum: dollarsSchema.optional(),
    yearDiscountPercents: z.array(percentSchema).optional(),
    roundTo: z.enum(['dollar', 'cent']),
  }),
  fees: z.array(
    z.strictObject({
      name: z.string().min(1),
      amount: dollarsSchema,
      states: statesSchema.optional(),
    }),
  ),
  taxes: z.array(
    z.strictObject({
      name: z.string().min(1),
      percent: percentSchema,
      states: statesSchema.optional(),
    }),
  ),
  underwriter: z.strictObject({ lowestPercent: percentSchema, highestPercent: percentSchema }),
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
