/** The call that requests or withdraws a change. Browser and functions share these schemas. */
import { z } from 'zod';
import { cleanNote } from '../fields/clean-text.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { REQUEST_KINDS, REQUEST_STATUSES } from './request-kinds.ts';
import {
  MAX_REQUEST_FILES,
  MAX_REQUEST_WORDS,
  TOO_MANY_FILES,
  TOO_MANY_WORDS,
} from './request-limits.ts';
import { PROOF_KINDS } from './request-proofs.ts';

const typedSchema = z.string().max(1_000).optional();

/**
 * Optional text of several lines. It is stored as plain text, so it must not contain an SSN, EIN or
 * card number.
 */
export const requestWordsSchema = z
  .string()
  .transform(cleanNote)
  .pipe(z.string().max(MAX_REQUEST_WORDS, TOO_MANY_WORDS))
  .refine((words) => !holdsSecretNumber(words), LEAVE_NUMBER_OUT)
  .default('');

/**
 * The body of `request-bond-change`. The browser creates `requestId`, so that a repeated call is
 * the same request. The fields of the change are as typed; `readChange` parses them together with
 * the bond.
 */
export const bondChangeCallSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('request'),
    requestId: recordIdSchema,
    bondId: recordIdSchema,
    kind: z.enum(REQUEST_KINDS),
    name: typedSchema,
    /** The number of the principal whose name changes, from 1 on. */
    ofPrincipal: typedSchema,
    street: typedSchema,
    city: typedSchema,
    state: typedSchema,
    zipCode: typedSchema,
    amount: typedSchema,
    endsOn: typedSchema,
    proofKind: z.enum(PROOF_KINDS).optional(),
    documentIds: z.array(recordIdSchema).max(MAX_REQUEST_FILES, TOO_MANY_FILES).default([]),
    note: requestWordsSchema,
  }),
  z.object({ action: z.literal('withdraw'), requestId: recordIdSchema }),
]);

export type BondChangeCall = z.output<typeof bondChangeCallSchema>;

/**
 * The answer of `request-bond-change`: the status of the request. A repeated call returns the same.
 */
export const bondChangeAnswerSchema = z.object({
  requestId: recordIdSchema,
  status: z.enum(REQUEST_STATUSES),
});

export type BondChangeAnswer = z.output<typeof bondChangeAnswerSchema>;

/** Reasons that nothing was requested, withdrawn or decided, with their HTTP status. */
export const BOND_REQUEST_FAILURE_STATUS = {
  /**
   * The bond or request does not exist or belongs to another user. One code covers both, so that it
   * reveals nothing about other users.
   */
  'not-found': 404,
  /** The bond is not in force, or the request is decided or withdrawn. */
  'not-open': 409,
  /** The bond has an open request of this kind. */
  'already-open': 409,
  /** Bonds of this family are not changed or ended in this way. */
  'not-for-this-bond': 422,
  /** A proof is missing, or one of its files is unchecked or belongs to another application. */
  'proof-missing': 422,
} as const;

export type BondRequestFailureCode = keyof typeof BOND_REQUEST_FAILURE_STATUS;
