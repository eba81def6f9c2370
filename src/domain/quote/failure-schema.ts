import { z } from 'zod';
import { FAILURE_CODES } from './failure-codes.ts';

const issueSchema = z.object({ path: z.array(z.string()), message: z.string() });

/** An invalid answer: its path from the section down, and the message for the customer. */
export type Issue = z.output<typeof issueSchema>;

/** The body of every refused call. */
export const failureSchema = z.object({
  code: z.enum(FAILURE_CODES),
  issues: z.array(issueSchema).default([]),
  /** The price in cents that the caller has to agree to, when it is not the one that the page showed. */
  owed: z.int().nonnegative().optional(),
});

export type Failure = z.output<typeof failureSchema>;
