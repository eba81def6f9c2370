import { z } from 'zod';
import { VITAL_NAMES } from './vital-names.ts';
import {
  MAX_ROUTE_LENGTH,
  MAX_VITAL_VALUE,
  NAVIGATIONS,
  ROUTE_PATTERN,
  VITAL_RATINGS,
} from './vitals.ts';

const vitalSchema = z.strictObject({
  name: z.enum(VITAL_NAMES),
  value: z.number().min(0).max(MAX_VITAL_VALUE),
  rating: z.enum(VITAL_RATINGS),
  navigation: z.enum(NAVIGATIONS),
});

/**
 * The body of `vitals`: the measurements of one visit. Other fields are refused, so that nothing
 * else is stored.
 */
export const vitalsReportSchema = z.strictObject({
  route: z.string().max(MAX_ROUTE_LENGTH).regex(ROUTE_PATTERN),
  vitals: z
    .array(vitalSchema)
    .min(1)
    .max(VITAL_NAMES.length)
    .refine(
      (vitals) => new Set(vitals.map(({ name }) => name)).size === vitals.length,
      'Report each measurement once',
    ),
});

export type VitalsReport = z.output<typeof vitalsReportSchema>;
