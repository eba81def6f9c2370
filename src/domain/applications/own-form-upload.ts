/** The call that stores the signed form of a court or agency as the bond's paper. */
import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';
import { STAFF_DECISION_FAILURE_STATUS } from './staff-decision.ts';

/** The largest form, in bytes: 6 MB, enough for twenty scanned pages. */
export const MAX_FORM_BYTES = 6 * 1024 * 1024;

/** Base64 needs four characters for three bytes. */
const MAX_FORM_CHARACTERS = Math.ceil(MAX_FORM_BYTES / 3) * 4;

/** The largest body of the call, in bytes: the form and the other fields. */
export const MAX_FORM_BODY_BYTES = MAX_FORM_CHARACTERS + 4096;

/** The body of `store-own-form`. `content` is the PDF in base64. */
export const ownFormUploadSchema = z.object({
  applicationId: recordIdSchema,
  name: z.string().min(1).max(255),
  content: z.base64().min(1).max(MAX_FORM_CHARACTERS),
});

export type OwnFormUpload = z.output<typeof ownFormUploadSchema>;

/** Reasons that the form was not stored, with their HTTP status. */
export const OWN_FORM_FAILURE_STATUS = {
  ...STAFF_DECISION_FAILURE_STATUS,
  /** The file is not a PDF. */
  'not-a-pdf': 422,
  /** A different file is already the bond's paper. It is never replaced. */
  'form-exists': 409,
  /** The bond is made on our own form. */
  'form-not-needed': 409,
  /** A scanner found malware. */
  infected: 422,
  /** The scanner did not answer. Nothing was stored. */
  'scanner-unavailable': 503,
} as const;

export type OwnFormFailureCode = keyof typeof OWN_FORM_FAILURE_STATUS;
