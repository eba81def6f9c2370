import { z } from 'zod';
import type { PersonName } from '../../../src/domain/bonds/principals.ts';

/** Reads a person's name from stored answers, which were checked at submission. */
export const personNameSchema = z.object({
  firstName: z.string(),
  middleName: z.string().optional(),
  lastName: z.string(),
  suffix: z.string().optional(),
}) satisfies z.ZodType<PersonName>;
