import { z } from 'zod';
import { isFailureCode, type FailureCode } from './failure-codes.ts';

/** One answer that does not validate: where it is, from the section down, and what to tell the customer. */
export const issueSchema = z.object({ path: z.array(z.string()), message: z.string() });

export type Issue = z.output<typeof issueSchema>;

/** The body of every refused call. */
export const failureSchema = z.object({
  code: z.custom<FailureCode>((code) => typeof code === 'string' && isFailureCode(code)),
  issues: z.array(issueSchema).optional(),
});

export type Failure = z.output<typeof failureSchema>;
