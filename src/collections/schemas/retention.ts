import { z } from 'astro/zod';
import { RETENTION_KEYS } from '../../domain/retention/retention-periods.ts';
import { sentenceSchema } from './figures.ts';

/** The retention period of one kind of record. */
const periodSchema = z.strictObject({
  /** Days until the record is deleted. */
  days: z.int().positive(),
  /** The records, as the privacy page names them. */
  what: z.string().min(3),
  /** The moment from which the days count. */
  from: z.string().min(3),
  /** The reason for the period. */
  why: sentenceSchema,
});

/** The section `retention` of `content/site.yaml`: one period for each kind of record. */
export const retentionSchema = z.record(z.enum(RETENTION_KEYS), periodSchema);
