/** The call by which an underwriter has the bond of an approved application issued. */
import { z } from 'zod';
import { BOND_STATUSES } from '../application-status.ts';
import { recordIdSchema } from '../fields/record-id.ts';

/** The body of `issue-bond`. */
export const bondIssueSchema = z.object({ applicationId: recordIdSchema });

export type BondIssue = z.output<typeof bondIssueSchema>;

/** What it answers: the bond, the same for every repetition. */
export const bondIssueAnswerSchema = z.object({
  bondId: recordIdSchema,
  bondNumber: z.string(),
  status: z.enum(BOND_STATUSES),
});

export type BondIssueAnswer = z.output<typeof bondIssueAnswerSchema>;
