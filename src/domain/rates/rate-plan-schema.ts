import { z } from 'zod';
import { BOND_SLUGS } from '../bonds/bond-types.ts';
import { STATE_CODES } from '../us-states.ts';
import type { RatePlan } from './rate-plan.ts';

const MILLION = 1_000_000;

const centsSchema = z.int().nonnegative();
const millionthsSchema = z.int().nonnegative();
const statesSchema = z.array(z.enum(STATE_CODES)).min(1);

const premiumSchema = z
  .strictObject({
    flat: centsSchema.optional(),
    tiers: z
      .array(z.strictObject({ upTo: z.int().positive().optional(), rate: millionthsSchema }))
      .min(1)
      .optional(),
    isMarginal: z.boolean().optional(),
    withoutCreditCheck: millionthsSchema.optional(),
    minimum: centsSchema.optional(),
    yearDiscounts: z.array(millionthsSchema.lt(MILLION)).min(1).optional(),
    roundTo: z.enum(['dollar', 'cent']),
  })
  .refine(
    ({ flat, tiers }) => (flat === undefined) !== (tiers === undefined),
    'Give the premium either as a flat amount or as tiers',
  )
  .refine(
    ({ tiers = [] }) =>
      tiers.every(({ upTo }, index) =>
        index === tiers.length - 1
          ? upTo === undefined
          : upTo !== undefined && upTo > (tiers[index - 1]?.upTo ?? 0),
      ),
    'Order the tiers by their largest amount, and leave it out in the last tier only',
  );

/**
 * A rate plan as the database and the pages keep it, in cents and millionths. A plan that cannot price every
 * amount is refused.
 */
export const ratePlanSchema: z.ZodType<RatePlan> = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.int().positive(),
  name: z.string().min(1),
  effectiveFrom: z.iso.date(),
  effectiveTo: z.iso.date().optional(),
  bonds: z.union([z.literal('all'), z.array(z.enum(BOND_SLUGS)).min(1)]),
  states: z.union([z.literal('all'), statesSchema]),
  premium: premiumSchema,
  fees: z.array(
    z.strictObject({
      name: z.string().min(1),
      amount: centsSchema,
      states: statesSchema.optional(),
    }),
  ),
  taxes: z.array(
    z.strictObject({
      name: z.string().min(1),
      rate: millionthsSchema,
      states: statesSchema.optional(),
    }),
  ),
  underwriter: z
    .strictObject({ lowest: millionthsSchema.max(MILLION), highest: millionthsSchema.min(MILLION) })
    .readonly(),
});
