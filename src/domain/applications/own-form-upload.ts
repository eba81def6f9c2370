/**
 * The calls with a form of a court or agency: the signed form becomes the bond's paper, and the blank one a document of
 * the application.
 */
import { z } from 'zod';
import type { ApplicationStatus } from '../application-status.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { STAFF_DECISION_FAILURE_STATUS } from './staff-decision.ts';

/** The largest form, in bytes: 6 MB, enough for twenty scanned pages. */
export const MAX_FORM_BYTES = 6 * 1024 * 1024;

/** Base64 needs four characters for three bytes. */
const MAX_FORM_CHARACTERS = Math.ceil(MAX_FORM_BYTES / 3) * 4;

/** The largest body of the call, in bytes: the form and the other fields. */
export const MAX_FORM_BODY_BYTES = MAX_FORM_CHARACTERS + 4096;

/** The body of `store-own-form` and `add-blank-form`. `content` is the PDF in base64. */
export const ownFormUploadSchema = z.object({
  applicationId: recordIdSchema,
  name: z.string().min(1).max(255),
  content: z.base64().min(1).max(MAX_FORM_CHARACTERS),
});

export type OwnFormUpload = z.output<typeof ownFormUploadSchema>;

/** The answer of `add-blank-form`. */
export const blankFormAnswerSchema = z.object({ documentId: z.uuid() });

export type BlankFormAnswer = z.output<typeof blankFormAnswerSchema>;

/**
 * The statuses in which staff may add a blank form. An issued application also takes one until its bond has its papers.
 */
const OPEN_FOR_BLANK_FORMS: readonly ApplicationStatus[] = [
  'under_review',
  'information_requested',
  'price_offered',
  'approved',
];

/** Whether an application without a bond takes a blank form. The database has the same list. */
export function takesBlankForm(status: ApplicationStatus): boolean {
  return OPEN_FOR_BLANK_FORMS.includes(status);
}

/** Reasons that a form was refused, with their HTTP status. */
const FORM_FAILURE_STATUS = {
  ...STAFF_DECISION_FAILURE_STATUS,
  /** The file is not a PDF. */
  'not-a-pdf': 422,
  /** The bond is made on our own form. */
  'form-not-needed': 409,
  /** A scanner found malware. */
  infected: 422,
  /** The scanner did not answer. Nothing was stored. */
  'scanner-unavailable': 503,
} as const;

/** Reasons that the blank form was not stored, with their HTTP status. */
export const BLANK_FORM_FAILURE_STATUS = {
  ...FORM_FAILURE_STATUS,
  /** The application has as many blank forms as it may have. */
  'too-many-forms': 409,
} as const;

export type BlankFormFailureCode = keyof typeof BLANK_FORM_FAILURE_STATUS;

/** Reasons that the signed form was not stored, with their HTTP status. */
export const OWN_FORM_FAILURE_STATUS = {
  ...FORM_FAILURE_STATUS,
  /** The PDF is damaged, encrypted or without a page: no clerk could open it, and no filing packet could hold it. */
  'not-readable': 422,
  /** A different file is already the bond's paper. It is never replaced. */
  'form-exists': 409,
} as const;

export type OwnFormFailureCode = keyof typeof OWN_FORM_FAILURE_STATUS;
