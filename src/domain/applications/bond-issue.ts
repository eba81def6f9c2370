/** The call that issues the bond of an approved application. */
import { z } from 'zod';
import { BOND_STATUSES } from '../bonds/bond-status.ts';
import { recordIdSchema } from '../fields/record-id.ts';

/** The body of `issue-bond`. */
export const bondIssueSchema = z.object({ applicationId: recordIdSchema });

export type BondIssue = z.output<typeof bondIssueSchema>;

/** The answer of `issue-bond`: the bond. A repeated call returns the same bond. */
export const bondIssueAnswerSchema = z.object({
  bondId: recordIdSchema,
  bondNumber: z.string(),
  status: z.enum(BOND_STATUSES),
});

export type BondIssueAnswer = z.output<typeof bondIssueAnswerSchema>;
