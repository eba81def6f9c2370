/** The calls by which a customer asks for a change and takes it back, as both ends of the call read them. */
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

/** Several lines of text that may be left out, and are kept readable: no SSN, EIN or card number in them. */
export const requestWordsSchema = z
  .string()
  .transform(cleanNote)
  .pipe(z.string().max(MAX_REQUEST_WORDS, TOO_MANY_WORDS))
  .refine((words) => !holdsSecretNumber(words), LEAVE_NUMBER_OUT)
  .default('');

/**
 * The body of `request-bond-change`. `requestId` is made by the browser, so that a request that is sent again is the
 * same request. The fields of the change are as they were typed: `readChange` reads them, with the bond beside it.
 */
export const bondChangeCallSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('request'),
    requestId: recordIdSchema,
    bondId: recordIdSchema,
    kind: z.enum(REQUEST_KINDS),
    name: typedSchema,
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

/** What it answers: where the request stands, the same for every repetition. */
export const bondChangeAnswerSchema = z.object({
  requestId: recordIdSchema,
  status: z.enum(REQUEST_STATUSES),
});

export type BondChangeAnswer = z.output<typeof bondChangeAnswerSchema>;

/** Why nothing was asked for, taken back or decided, with the HTTP status that carries it. */
export const BOND_REQUEST_FAILURE_STATUS = {
  /** There is no such bond or request, or it is somebody else's: which of them is nobody's business. */
  'not-found': 404,
  /** The bond is not in force, or the request is decided or withdrawn. */
  'not-open': 409,
  /** A request of this kind is open for the bond. */
  'already-open': 409,
  /** A bond of this family is not changed or ended in this way. */
  'not-for-this-bond': 422,
  /** A proof is missing, or a file of it was not checked or belongs elsewhere. */
  'proof-missing': 422,
} as const;

export type BondRequestFailureCode = keyof typeof BOND_REQUEST_FAILURE_STATUS;
