/** What an underwriter can decide about an application under review, as both ends of the call read it. */
import { z } from 'zod';
import { STAFF_ACCESS_FAILURE_STATUS } from '../accounts/staff-access.ts';
import { APPLICATION_STATUSES } from '../application-status.ts';
import { DOCUMENT_TYPES } from '../bonds/bond-types.ts';
import { cleanNote } from '../fields/clean-text.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { MAX_REASON_LENGTH, needsReason, STAFF_ACTIONS } from './staff-actions.ts';

/**
 * The body of `decide-application`. `reason` is what the customer reads: the question, or why it was declined; only an
 * approval may do without. `documents` are those asked for with a question. `seenEvent` is the id of the last event the underwriter saw.
 */
export const staffDecisionSchema = z
  .object({
    applicationId: recordIdSchema,
    action: z.enum(STAFF_ACTIONS),
    reason: z
      .string()
      .transform(cleanNote)
      .pipe(z.string().max(MAX_REASON_LENGTH, `Use ${MAX_REASON_LENGTH} characters or fewer`))
      .refine((reason) => !holdsSecretNumber(reason), LEAVE_NUMBER_OUT)
      .default(''),
    documents: z.array(z.enum(DOCUMENT_TYPES)).max(DOCUMENT_TYPES.length).default([]),
    seenEvent: z.int().positive(),
  })
  .refine(({ action, reason }) => !needsReason(action) || reason !== '', {
    path: ['reason'],
    error: 'Say why: the customer reads it',
  });

export type StaffDecision = z.output<typeof staffDecisionSchema>;

/** What it answers: where the application stands now. */
export const staffDecisionAnswerSchema = z.object({ status: z.enum(APPLICATION_STATUSES) });

export type StaffDecisionAnswer = z.output<typeof staffDecisionAnswerSchema>;

/** Why nothing was decided, with the HTTP status that carries it. */
export const STAFF_DECISION_FAILURE_STATUS = {
  ...STAFF_ACCESS_FAILURE_STATUS,
  /** The caller applied, or the e-mail address of the application is the caller's: a colleague decides. */
  'own-application': 403,
  /** The caller gave the first approval already, and the second has to come from a colleague. */
  'colleague-required': 409,
  /** The bond is above the limit of one underwriter and has no second approval. */
  'second-approval-missing': 409,
  /** There is no such application, or it is still a draft. */
  'not-found': 404,
  /** The application is not under review. */
  'not-open': 409,
  /** A colleague or the customer did something that the underwriter has not seen. */
  'changed-meanwhile': 409,
  /** The papers cannot print a name as it is written. Such answers were taken before there was a rule. */
  'not-printable': 422,
  /** The same of a bond that has its number and whose payment was taken: it stays without its papers. */
  'issued-not-printable': 422,
  /** The papers cannot print a name on the bond that the application renews, and a renewal keeps its names. */
  'renewal-not-printable': 422,
} as const;

export type StaffDecisionFailureCode = keyof typeof STAFF_DECISION_FAILURE_STATUS;
