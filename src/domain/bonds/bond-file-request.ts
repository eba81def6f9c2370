import { z } from 'zod';
import { BOND_FILE_TYPES } from './bond-files.ts';

/** The body of `generate-signed-url` (spec 2, section 7). */
export const bondFileRequestSchema = z.object({
  bondId: z.uuid(),
  type: z.enum(BOND_FILE_TYPES),
});

export type BondFileRequest = z.output<typeof bondFileRequestSchema>;

/** The answer of `generate-signed-url` (spec 2, section 7). */
export const bondFileAnswerSchema = z.object({ url: z.url() });

export type BondFileAnswer = z.output<typeof bondFileAnswerSchema>;
