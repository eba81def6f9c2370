import { z } from 'zod';
import { STATE_CODES } from '../us-states.ts';
import type { AuthorizedPrice } from './owed-price.ts';
import { priceSchema } from './price-schema.ts';
import { CREDIT_CHECKS } from '../rates/price.ts';

/** The plan and version that a price was made with. */
export const planStampSchema = z.object({ id: z.string().min(1), version: z.int().positive() });

const feeLineSchema = z.object({ name: z.string().min(1), amount: z.int().nonnegative() });

/** The fees and taxes of a price by name. */
export const namedChargesSchema = z.object({
  feeLines: z.array(feeLineSchema),
  taxLines: z.array(feeLineSchema.extend({ rate: z.int().nonnegative() })),
});

/** A price as it is stored with its payment. */
export const authorizedPriceSchema: z.ZodType<AuthorizedPrice> = z.object({
  price: priceSchema,
  plan: planStampSchema,
  charges: namedChargesSchema.optional(),
  answers: z.object({
    stateCode: z.enum(STATE_CODES),
    amount: z.int().positive(),
    creditCheck: z.enum(CREDIT_CHECKS),
    termYears: z.int().positive(),
    share: z.object({ days: z.int().positive(), ofDays: z.int().positive() }).optional(),
  }),
});
