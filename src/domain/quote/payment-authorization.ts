import { z } from 'zod';
import { BOND_SLUGS } from '../bonds/bond-types.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { STATE_CODES } from '../us-states.ts';
import { billingSchema } from './billing.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { priceSchema } from './price-schema.ts';
import { CREDIT_CHECKS } from './pricing.ts';
import {
  answersSchema,
  lastFourSchema,
  momentSchema,
  quoteIdSchema,
  quoteKeySchema,
} from './quote-identity.ts';

/** What a processor's tokenizer gives for a card or an account: a prefix and random characters, never digits alone. */
const paymentTokenSchema = z.string().regex(/^[a-z]{2,12}_[\w-]{16,128}$/);

const quoteToPaySchema = z.object({
  quoteId: quoteIdSchema,
  quoteKey: quoteKeySchema,
  bondType: z.enum(BOND_SLUGS),
  stateCode: z.enum(STATE_CODES),
  /** Checked with `bondDetailsSchema` once the bond's limits are known. */
  bondDetails: answersSchema,
  creditCheck: z.enum(CREDIT_CHECKS),
  billing: billingSchema,
  /** The bond of the account that the quote renews. */
  renews: recordIdSchema.optional(),
});

/** The body of `authorize-payment`. The price is not in it: the server makes its own. */
export const paymentRequestSchema = z.discriminatedUnion('method', [
  quoteToPaySchema.extend({
    method: z.enum(['credit_card', 'ach']),
    token: paymentTokenSchema,
    lastFour: lastFourSchema,
  }),
  quoteToPaySchema.extend({ method: z.literal('wire') }),
]);

/** A request that has been read. */
export type PaymentRequest = z.output<typeof paymentRequestSchema>;

/** The answer of `authorize-payment`: proof that an amount, in cents, is reserved for a quote. */
export const paymentReceiptSchema = z.object({
  paymentId: recordIdSchema,
  reference: z.string().min(1),
  method: z.enum(PAYMENT_METHODS),
  lastFour: lastFourSchema.optional(),
  amount: z.int().nonnegative(),
  price: priceSchema,
  authorizedAt: momentSchema,
});

export type PaymentReceipt = z.output<typeof paymentReceiptSchema>;
