/** The bodies and answers of the functions by which the client of a matter pays. */
import { z } from 'zod';
import { BOND_SLUGS } from '../bonds/bond-types.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { readText } from '../fields/read-field.ts';
import { textField } from '../fields/text-field.ts';
import { parseEmail } from '../formats/email.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { namedChargesSchema } from '../quote/authorized-price-schema.ts';
import { billingSchema } from '../quote/billing.ts';
import { paymentTokenSchema } from '../quote/payment-authorization.ts';
import { priceSchema } from '../quote/price-schema.ts';
import { answersSchema, lastFourSchema, momentSchema } from '../quote/quote-identity.ts';
import { CREDIT_CHECKS } from '../rates/price.ts';
import { sessionSchema } from '../signing/signing-calls.ts';
import { STATE_CODES } from '../us-states.ts';
import { clientMethodSchema } from './client-methods.ts';
import { raiseAnswerSchema, raisedPriceSchema } from './raised-price.ts';

const MIN_NAME_LENGTH = 2;

function nameField(name: string, max?: number) {
  return textField(name, { min: MIN_NAME_LENGTH, ...(max !== undefined && { max }) }).refine(
    (text) => !holdsSecretNumber(text),
    LEAVE_NUMBER_OUT,
  );
}

/** The longest line of the names of several principals. */
const MAX_PRINCIPALS_LENGTH = 400;

/** Whom an attorney asks to pay. */
export const payerSchema = z.object({
  name: nameField('Name'),
  email: readText('Valid email is required', parseEmail),
});

export type Payer = z.output<typeof payerSchema>;

/**
 * The body of `send-payment-link`. The browser makes the id, so that a repeated call sends one link. The server computes
 * the price itself, and refuses if the page showed another one.
 */
export const askPaymentCallSchema = z.strictObject({
  linkId: recordIdSchema,
  matterId: recordIdSchema,
  quoteId: recordIdSchema,
  payer: payerSchema,
  /** The principal of the bond, as the paper prints it. */
  principal: nameField('Principal', MAX_PRINCIPALS_LENGTH),
  bondType: z.enum(BOND_SLUGS),
  stateCode: z.enum(STATE_CODES),
  /** Checked again with the rules of the bond. */
  bondDetails: answersSchema,
  creditCheck: z.enum(CREDIT_CHECKS),
  shownTotal: z.int().positive(),
});

export type AskPaymentCall = z.output<typeof askPaymentCallSchema>;

/** The body of `send-payment-link` to send the link to a raised price again. */
export const askAgainCallSchema = z.strictObject({
  linkId: recordIdSchema,
  applicationId: recordIdSchema,
});

export type AskAgainCall = z.output<typeof askAgainCallSchema>;

/** The body of `pay-by-link`. Without a payment or an answer it only reads. */
export const payCallSchema = z.strictObject({
  session: sessionSchema,
  payment: z
    .strictObject({
      method: clientMethodSchema,
      token: paymentTokenSchema,
      lastFour: lastFourSchema,
      billing: billingSchema,
      /** The total in cents that the client agreed to. It never sets the price. */
      shownTotal: z.int().positive(),
    })
    .optional(),
  /** The answer to a raised price. */
  answer: raiseAnswerSchema.optional(),
});

export type PayCall = z.output<typeof payCallSchema>;

/** The answer of `pay-by-link`: all that a client sees of a bond, in cents. */
export const clientPaymentSchema = z.object({
  sender: z.string(),
  purpose: z.string(),
  stateCode: z.enum(STATE_CODES),
  payerName: z.string(),
  principal: z.string(),
  obligee: z.string(),
  penalSum: z.int().positive(),
  /** The years that the price pays for. Missing while an older version of the function answers. */
  termYears: z.int().positive().optional(),
  price: priceSchema,
  charges: namedChargesSchema.optional(),
  /** The raised price that the link asks the client to agree to. `price` and `charges` are then its parts. */
  raise: raisedPriceSchema.optional(),
  /** The payment, once the client has authorized it. */
  paid: z
    .object({
      method: clientMethodSchema,
      lastFour: lastFourSchema,
      amount: z.int().positive(),
      reference: z.string().min(1),
      authorizedAt: momentSchema,
    })
    .optional(),
});

export type ClientPayment = z.output<typeof clientPaymentSchema>;

/** Reasons that a client is not asked to pay, with their HTTP status. */
export const CLIENT_PAYMENT_FAILURE_STATUS = {
  /** The client has authorized this amount already. */
  'already-paid': 409,
} as const;
