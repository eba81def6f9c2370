import { z } from 'zod';
import type { Price } from './pricing.ts';

const centsSchema = z.int().nonnegative();

/** A price that came from elsewhere: whole cents whose parts make the total. */
export const priceSchema: z.ZodType<Price, Price> = z
  .strictObject({ premium: centsSchema, fees: centsSchema, taxes: centsSchema, total: centsSchema })
  .refine(
    ({ premium, fees, taxes, total }) => premium + fees + taxes === total,
    'Expected the total to be the sum of premium, fees and taxes',
  );
