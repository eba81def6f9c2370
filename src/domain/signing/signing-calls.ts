/** The bodies and answers of the functions for signing by link. */
import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';
import { PAYERS } from '../matters/payers.ts';
import { CONSENTS } from './consents.ts';
import { PART_STEP_KEYS } from './part-fields.ts';
import { SHARED_FACT_KEYS } from './shared-facts.ts';

/** 24 random bytes in base64url: 192 bits. */
const tokenSchema = z.string().regex(/^[\w-]{32}$/);

/** 32 random bytes in base64url. */
export const sessionSchema = z.string().regex(/^[\w-]{43}$/);

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

const typedSchema = z.string().max(4_000);

const attestationSchema = z.strictObject({ hash: hashSchema });

/** The body of `send-signing-link`. The browser makes the id, so that a repeated call sends one link. */
export const sendLinkCallSchema = z.union([
  z.strictObject({
    linkId: recordIdSchema,
    personId: recordIdSchema,
    payer: z.enum(PAYERS),
    firmIndemnifies: z.boolean(),
    attestation: attestationSchema,
    /** Whether the desk shows the link as a QR code in this moment. */
    isShown: z.boolean().default(false),
  }),
  z.strictObject({
    linkId: recordIdSchema,
    indemnitorId: recordIdSchema,
    attestation: attestationSchema,
  }),
]);

export type SendLinkCall = z.output<typeof sendLinkCallSchema>;

/** The body of `open-signing-link`, `send-signing-code` and `resend-signing-link`. */
export const linkCallSchema = z.strictObject({ token: tokenSchema });

export type LinkCall = z.output<typeof linkCallSchema>;

/** The body of `confirm-signing-code`. Blanks and dashes in the code don't count. */
export const confirmCallSchema = z.strictObject({
  token: tokenSchema,
  code: z
    .string()
    .max(40)
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/)),
});

export type ConfirmCall = z.output<typeof confirmCallSchema>;

/** The body of `save-signing-part`. Without a change it only reads. */
export const savePartCallSchema = z.strictObject({
  session: sessionSchema,
  answers: z
    .strictObject({
      step: z.enum(PART_STEP_KEYS).exclude(['facts']),
      typed: z.record(z.string().max(40), typedSchema),
    })
    .optional(),
  /** The corrected facts. Every other fact is confirmed. */
  corrections: z.partialRecord(z.enum(SHARED_FACT_KEYS), typedSchema).optional(),
  consent: z.strictObject({ id: z.enum(CONSENTS), hash: hashSchema }).optional(),
});

export type SavePartCall = z.output<typeof savePartCallSchema>;

/** The body of `sign-by-link`. */
export const signCallSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    session: sessionSchema,
    decision: z.literal('sign'),
    name: z.string().max(400),
  }),
  z.strictObject({ session: sessionSchema, decision: z.literal('decline') }),
]);

export type SignCall = z.output<typeof signCallSchema>;

/** Reasons that a call about a link is refused, with their HTTP status. */
export const SIGNING_FAILURE_STATUS = {
  /** The text that the sender or signer confirmed is not the current one. */
  'text-changed': 409,
  /** The person has no email address. */
  'no-address': 422,
  /** The firm cannot indemnify in this state. */
  'no-firm-indemnity': 422,
  'already-signed': 409,
  /** The link is not expired, so its page can't send it again. */
  'not-expired': 409,
  'wrong-code': 422,
  'code-expired': 410,
  /** Five wrong codes. The firm sends a new link. */
  locked: 423,
  /** The 30 minutes are over, or the link was revoked. */
  'session-ended': 401,
  declined: 409,
  /** Answers or facts changed since the signer saw them. */
  changed: 409,
  /** Answers or consents are missing. */
  incomplete: 422,
  /** The typed name is not the signer's. */
  'wrong-name': 422,
} as const;

export type SigningFailure = keyof typeof SIGNING_FAILURE_STATUS;
