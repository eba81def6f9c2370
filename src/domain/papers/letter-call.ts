import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';

/** The body of `bondability-letter`. */
export const letterCallSchema = z.strictObject({ letterId: recordIdSchema });

export type LetterCall = z.output<typeof letterCallSchema>;
