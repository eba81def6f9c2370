/** The underwriter's decision about a request. Browser and functions share these schemas. */
import { z } from 'zod';
import { STAFF_DECISION_FAILURE_STATUS } from '../applications/staff-decision.ts';
import { reportAnswersSchema } from '../consumer-reports/report-answers.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { requestWordsSchema } from './change-request.ts';
import type { Cents } from '../money.ts';
import { REQUEST_STATUSES } from './request-kinds.ts';

export const REQUEST_DECISIONS = ['approve', 'decline'] as const;

export type RequestDecision = (typeof REQUEST_DECISIONS)[number];

/**
 * The body of `decide-bond-request`. `reason` is the text for the customer; only an approval may
 * leave it empty. `seenEvent` is the id of the last event of the application that the underwriter
 * saw. `reports` answers which credit reports led to the decline of a higher amount. `refund` is the final refund in
 * cents, with an approval that ends the bond.
 */
export const requestDecisionSchema = z
  .object({
    requestId: recordIdSchema,
    decision: z.enum(REQUEST_DECISIONS),
    reason: requestWordsSchema,
    seenEvent: z.int().positive(),
    reports: reportAnswersSchema.default([]),
    refund: z.int().nonnegative().optional(),
  })
  .refine(({ decision, refund }) => decision === 'approve' || refund === undefined, {
    path: ['refund'],
    error: 'A request that you decline has no refund',
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
    path: ['reason'],
    error: 'Enter the reason. The customer will read it',
  });

export type RequestDecisionCall = z.output<typeof requestDecisionSchema>;

/** Whether the decision needs the answers about credit reports: a higher amount is declined. */
export function asksAboutReports(
  decision: RequestDecision | undefined,
  { newAmount }: { newAmount?: Cents | undefined },
  amount: Cents,
): boolean {
  return decision === 'decline' && newAmount !== undefined && newAmount > amount;
}

/**
 * The answer of `decide-bond-request`: the current status of the request, and the first day without
 * coverage if the bond was ended.
 */
export const requestDecisionAnswerSchema = z.object({
  status: z.enum(REQUEST_STATUSES),
  endsOn: z.iso.date().optional(),
});

export type RequestDecisionAnswer = z.output<typeof requestDecisionAnswerSchema>;

/** Reasons that nothing was decided, with their HTTP status. */
export const REQUEST_DECISION_FAILURE_STATUS = {
  ...STAFF_DECISION_FAILURE_STATUS,
  /** The catalog does not allow the amount or the kind of change for the bond. */
  'not-for-this-bond': 422,
  /**
   * A renewal of the bond was submitted at the price of the current bond. It has to be declined or
   * issued first.
   */
  'renewal-under-way': 409,
  /** An approval that ends the bond has no final refund, or another decision has one. */
  'refund-missing': 422,
  /** The final refund is more than what was paid for the bond. */
  'refund-too-high': 422,
} as const;

export type RequestDecisionFailureCode = keyof typeof REQUEST_DECISION_FAILURE_STATUS;
