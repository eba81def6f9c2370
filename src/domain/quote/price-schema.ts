import { z } from 'zod';
import type { Price } from '../rates/price.ts';

const centsSchema = z.int().nonnegative();

/** A price from another source: whole cents whose parts add up to the total. */
export const priceSchema: z.ZodType<Price, Price> = z
  .strictObject({ premium: centsSchema, fees: centsSchema, taxes: centsSchema, total: centsSchema })
  .refine(
    ({ premium, fees, taxes, total }) => premium + fees + taxes === total,
    'Expected the total to be the sum of premium, fees and taxes',
  );
