/**
 * The underwriter's decision about an application under review. Browser and functions share these
 * schemas.
 */
import { z } from 'zod';
import { STAFF_ACCESS_FAILURE_STATUS } from '../accounts/staff-access.ts';
import { APPLICATION_STATUSES } from '../application-status.ts';
import { DOCUMENT_TYPES } from '../bonds/bond-types.ts';
import { reportAnswersSchema } from '../consumer-reports/report-answers.ts';
import { cleanNote } from '../fields/clean-text.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { MAX_REASON_LENGTH, needsReason, STAFF_DECISIONS } from './staff-actions.ts';

/**
 * The body of `decide-application`. `reason` is the text for the customer: the question, or the
 * reason for a decline. Only an approval may leave it empty. `documents` are requested along with a
 * question, and `premium` is the offered premium in cents. `reports` answers for each person who authorized a credit
 * report whether one played a part, with a decline or a higher price. `seenEvent` is the id of the last event that
 * the underwriter saw.
 */
export const staffDecisionSchema = z
  .object({
    applicationId: recordIdSchema,
    action: z.enum(STAFF_DECISIONS),
    reason: z
      .string()
      .transform(cleanNote)
      .pipe(z.string().max(MAX_REASON_LENGTH, `Use ${MAX_REASON_LENGTH} characters or fewer`))
      .refine((reason) => !holdsSecretNumber(reason), LEAVE_NUMBER_OUT)
      .default(''),
    documents: z.array(z.enum(DOCUMENT_TYPES)).max(DOCUMENT_TYPES.length).default([]),
    premium: z.int().positive().optional(),
    reports: reportAnswersSchema.default([]),
    seenEvent: z.int().positive(),
  })
  .refine(({ action, premium }) => (action === 'offer-price') === (premium !== undefined), {
    path: ['premium'],
    error: 'Enter the premium',
  })
  .refine(({ action, reason }) => !needsReason(action) || reason !== '', {
    path: ['reason'],
    error: 'Enter the reason. The customer will read it',
  });

export type StaffDecision = z.output<typeof staffDecisionSchema>;

/** The answer of `decide-application`: the application's current status. */
export const staffDecisionAnswerSchema = z.object({ status: z.enum(APPLICATION_STATUSES) });

export type StaffDecisionAnswer = z.output<typeof staffDecisionAnswerSchema>;

/** Reasons that nothing was decided, with their HTTP status. */
export const STAFF_DECISION_FAILURE_STATUS = {
  ...STAFF_ACCESS_FAILURE_STATUS,
  /**
   * The caller is the applicant or has the application's email address, so a colleague has to
   * decide.
   */
  'own-application': 403,
  /** The caller gave the first approval, so a colleague has to give the second. */
  'colleague-required': 409,
  /** The bond is above the limit of one underwriter and has no second approval. */
  'second-approval-missing': 409,
  /** The bonding line changed after it approved the bid bond. Staff who issue it decide anew. */
  'line-changed': 409,
  /** The application does not exist or is still a draft. */
  'not-found': 404,
  /** The application is not under review. */
  'not-open': 409,
  /** The offered premium is beyond the limits of the rate plan. */
  'beyond-limits': 422,
  /** The offered premium leads to the price that the customer authorized. */
  'same-price': 422,
  /** The answers about consumer reports are not about exactly the people who authorized one. */
  'reports-unanswered': 422,
  /** No payment with a stored price is held, so no other price can take its place. */
  'not-priced': 409,
  /** A colleague or the customer made a change that the underwriter has not seen. */
  'changed-meanwhile': 409,
  /** The payment processor refused the capture. Nothing was charged. */
  'payment-refused': 402,
  /** The bond to renew has changed or ended since the application was submitted. */
  'not-possible': 409,
  /**
   * A name contains characters that the documents cannot print. The answers are older than the rule
   * against them.
   */
  'not-printable': 422,
  /** The same for a bond that has a number and a captured payment. It stays without documents. */
  'issued-not-printable': 422,
  /** The signed form of the court or agency is not here yet. */
  'form-missing': 409,
  /** A name on the bond to renew cannot be printed, and a renewal keeps the bond's names. */
  'renewal-not-printable': 422,
  /** The application lacks a fact that the paper names. An empty recital names nothing. */
  'paper-lacks-matter': 422,
  /** The same for a bond that has a number and a captured payment. It stays without documents. */
  'issued-paper-lacks-matter': 422,
} as const;

export type StaffDecisionFailureCode = keyof typeof STAFF_DECISION_FAILURE_STATUS;
