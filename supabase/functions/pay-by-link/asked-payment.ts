import { z } from 'zod';
import { BOND_SLUGS } from '../../../src/domain/bonds/bond-types.ts';
import type { ClientPayment } from '../../../src/domain/client-payment/client-payment-calls.ts';
import { CLIENT_METHODS } from '../../../src/domain/client-payment/client-methods.ts';
import {
  type RaisedPrice,
  raisedPriceSchema,
} from '../../../src/domain/client-payment/raised-price.ts';
import {
  authorizedPriceSchema,
  namedChargesSchema,
} from '../../../src/domain/quote/authorized-price-schema.ts';
import { priceSchema } from '../../../src/domain/quote/price-schema.ts';
import { STATE_CODES } from '../../../src/domain/us-states.ts';
import { DependencyError } from '../_shared/failures.ts';
import { paymentRowSchema, type StoredPayment } from '../_shared/quote-records.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const askedSchema = z.object({
  sender: z.string(),
  purpose: z.string(),
  bondType: z.enum(BOND_SLUGS),
  stateCode: z.enum(STATE_CODES),
  payerName: z.string(),
  principal: z.string(),
  obligee: z.string(),
  priced: authorizedPriceSchema,
  payment: paymentRowSchema.nullable(),
  raise: raisedPriceSchema
    .omit({ total: true })
    .extend({ price: priceSchema, charges: namedChargesSchema.nullable() })
    .nullable(),
});

/** What a firm asks its client to pay, and the payment, once there is one. */
export type AskedPayment = z.output<typeof askedSchema>;

/** Find what the client of a session is asked to pay. Undefined when the session has ended or the link was closed. */
export async function findAskedPayment(
  database: ServiceClient,
  sessionHash: string,
): Promise<AskedPayment | undefined> {
  const { data, error } = await database.rpc('payment_by_link', { session_hash: sessionHash });
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : askedSchema.parse(data);
}

/** What the client sees. */
export function toClientPayment(
  { sender, purpose, stateCode, payerName, principal, obligee, priced, raise }: AskedPayment,
  payment: StoredPayment | null,
): ClientPayment {
  const { price, charges } = raise ?? priced;
  const method = CLIENT_METHODS.find((known) => known === payment?.method);

  return {
    sender,
    purpose,
    stateCode,
    payerName,
    principal,
    obligee,
    penalSum: priced.answers.amount,
    termYears: priced.answers.termYears,
    price,
    ...(charges && { charges }),
    ...(raise && { raise: toRaise(raise) }),
    ...(payment &&
      method &&
      payment.lastFour !== undefined && {
        paid: {
          method,
          lastFour: payment.lastFour,
          amount: payment.amount,
          reference: payment.reference,
          authorizedAt: payment.authorizedAt,
        },
      }),
  };
}

function toRaise({
  price,
  offerId,
  state,
  totalBefore,
  reason,
  answerBy,
}: NonNullable<AskedPayment['raise']>): RaisedPrice {
  return { offerId, state, totalBefore, total: price.total, reason, answerBy };
}
