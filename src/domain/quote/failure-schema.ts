import { z } from 'zod';
import { FAILURE_CODES } from './failure-codes.ts';

const issueSchema = z.object({ path: z.array(z.string()), message: z.string() });

/** One answer that does not validate: where it is, from the section down, and what to tell the customer. */
export type Issue = z.output<typeof issueSchema>;

/** The body of every refused call. */
export const failureSchema = z.object({
  code: z.enum(FAILURE_CODES),
  issues: z.array(issueSchema).default([]),
});

export type Failure = z.output<typeof failureSchema>;
