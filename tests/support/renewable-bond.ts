import { randomUUID } from 'node:crypto';
import { addYears, type IsoDate } from '../../src/domain/dates.ts';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
  soon,
} from './builders.ts';
import type { Answer, FunctionsStack } from './functions-stack.ts';

/** The bond of `buildNotaryApplication`, four years earlier: it ends on the day the application would begin. */
export async function storeNotaryBond(
  stack: Pick<FunctionsStack, 'query'>,
  userId: string,
  endsOn: IsoDate = soon(),
): Promise<string> {
  const id = randomUUID();
  await stack.query(
    `insert into public.bonds (
       id, user_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status, effective_date,
       expiry_date
     ) values ($1, $2, 'notary', 'TN', 1000000, 15000, 'Marisol Okafor', 'State of Tennessee', 'active', $3, $4)`,
    [id, userId, addYears(endsOn, -4), endsOn],
  );
  await stack.query('insert into public.renewals (bond_id, next_due) values ($1, $2)', [
    id,
    endsOn,
  ]);

  return id;
}

/** Pay and submit the builders' notary application, for $10,000, as a renewal of a bond. */
export async function renewOnline(
  stack: Pick<FunctionsStack, 'call'>,
  customer: { token: string },
  bondId: string,
): Promise<Answer> {
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const renewal = { renews: bondId };
  const { body } = await stack.call(
    'authorize-payment',
    { ...buildPaymentRequest(quote, application), ...renewal },
    customer,
  );
  const submission = buildSubmission(quote, application, String(body['paymentId']));

  return stack.call('submit-application', { ...submission, ...renewal }, customer);
}
