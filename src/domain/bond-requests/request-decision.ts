/** What an underwriter decides about a request, as both ends of the call read it. */
import { z } from 'zod';
import { STAFF_DECISION_FAILURE_STATUS } from '../applications/staff-decision.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { requestWordsSchema } from './change-request.ts';
import { REQUEST_STATUSES } from './request-kinds.ts';

/** What can be decided. */
export const REQUEST_DECISIONS = ['approve', 'decline'] as const;

export type RequestDecision = (typeof REQUEST_DECISIONS)[number];

/**
 * The body of `decide-bond-request`. `reason` is what the customer reads; only an approval may do without. `seenEvent`
 * is the id of the last event of the application that the underwriter saw.
 */
export const requestDecisionSchema = z
  .object({
    requestId: recordIdSchema,
    decision: z.enum(REQUEST_DECISIONS),
    reason: requestWordsSchema,
    seenEvent: z.int().positive(),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
    path: ['reason'],
    error: 'Say why: the customer reads it',
  });

export type RequestDecisionCall = z.output<typeof requestDecisionSchema>;

/** What it answers: where the request stands now and, where the bond was ended, its first day without it. */
export const requestDecisionAnswerSchema = z.object({
  status: z.enum(REQUEST_STATUSES),
  endsOn: z.iso.date().optional(),
});

export type RequestDecisionAnswer = z.output<typeof requestDecisionAnswerSchema>;

/** Why nothing was decided, with the HTTP status that carries it. */
export const REQUEST_DECISION_FAILURE_STATUS = {
  ...STAFF_DECISION_FAILURE_STATUS,
  /** The amount or the kind is not one that the catalogue allows the bond. */
  'not-for-this-bond': 422,
  /** A renewal of the bond has been sent, priced for the bond as it is: it is declined or issued first. */
  'renewal-under-way': 409,
} as const;

export type RequestDecisionFailureCode = keyof typeof REQUEST_DECISION_FAILURE_STATUS;
