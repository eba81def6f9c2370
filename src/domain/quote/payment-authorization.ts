import { z } from 'zod';
import { BOND_SLUGS } from '../bonds/bond-types.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { STATE_CODES } from '../us-states.ts';
import { authorizedPriceSchema } from './authorized-price-schema.ts';
import { billingSchema } from './billing.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { priceSchema } from './price-schema.ts';
import { CREDIT_CHECKS } from '../rates/price.ts';
import {
  answersSchema,
  lastFourSchema,
  momentSchema,
  quoteIdSchema,
  quoteKeySchema,
} from './quote-identity.ts';

/**
 * The token of a payment processor for a card or bank account: a prefix and random characters,
 * never only digits.
 */
export const paymentTokenSchema = z.string().regex(/^[a-z]{2,12}_[\w-]{16,128}$/);

const quoteToPaySchema = z.object({
  quoteId: quoteIdSchema,
  quoteKey: quoteKeySchema,
  bondType: z.enum(BOND_SLUGS),
  stateCode: z.enum(STATE_CODES),
  /** Validated with `bondDetailsSchema` once the bond's limits are known. */
  bondDetails: answersSchema,
  creditCheck: z.enum(CREDIT_CHECKS),
  billing: billingSchema,
  /** The id of the bond in the account that the quote renews. */
  renews: recordIdSchema.optional(),
  /** The price in cents that the customer agreed to. It never sets the price: another price is refused. */
  shownTotal: z.int().nonnegative().optional(),
});

/** The body of `authorize-payment`. The server computes the price itself. */
export const paymentRequestSchema = z.discriminatedUnion('method', [
  quoteToPaySchema.extend({
    method: z.enum(['credit_card', 'ach']),
    token: paymentTokenSchema,
    lastFour: lastFourSchema,
  }),
  quoteToPaySchema.extend({ method: z.literal('wire') }),
]);

/** A parsed request. */
export type PaymentRequest = z.output<typeof paymentRequestSchema>;

/** The answer of `authorize-payment`: proof that an amount, in cents, is authorized for a quote. */
export const paymentReceiptSchema = z.object({
  paymentId: recordIdSchema,
  reference: z.string().min(1),
  method: z.enum(PAYMENT_METHODS),
  lastFour: lastFourSchema.optional(),
  amount: z.int().nonnegative(),
  price: priceSchema,
  /** The price with its plan and its answers. Missing in a receipt from before there were plans. */
  authorized: authorizedPriceSchema.optional(),
  authorizedAt: momentSchema,
  /** Whether the client of a matter authorized the payment by a link. */
  isByClient: z.literal(true).optional(),
});

export type PaymentReceipt = z.output<typeof paymentReceiptSchema>;
