import { randomUUID } from 'node:crypto';
import { addProof } from './bond-requests.ts';
import { startFunctionsStack, type Answer, type FunctionsStack } from './functions-stack.ts';
import type { LicenseBond } from './license-bond.ts';
import { storeNotaryBond } from './renewable-bond.ts';

type Person = { userId: string; token: string };

/** The participants in a change of a bond. */
export type RiderPeople = { customer: Person; underwriter: Person };

/** A stack that signs bonds, with a customer and an underwriter. */
export async function startRiderStack(): Promise<RiderPeople & { stack: FunctionsStack }> {
  const stack = await startFunctionsStack();
  const [customer, underwriter] = await Promise.all([stack.signIn(), stack.signInStaff()]);

  return { stack, customer, underwriter };
}

/** A notary's bond of $9,000 that ends soon. It takes over the application of another bond. */
export async function putNotaryBondInPlace(
  stack: FunctionsStack,
  { bondId: other, applicationId }: LicenseBond,
  { userId }: Person,
): Promise<LicenseBond> {
  await stack.query('update public.bonds set application_id = null where id = $1', [other]);
  const bondId = await storeNotaryBond(stack, userId);
  await stack.query(
    'update public.bonds set application_id = $2, amount_cents = 900000, power_limit_cents = 900000 where id = $1',
    [bondId, applicationId],
  );

  return { applicationId, bondId };
}

/** Request a change of a bond as its customer, and return a function that approves it, any number of times. */
export async function askForRider(
  stack: FunctionsStack,
  { bond, customer, underwriter }: RiderPeople & { bond: LicenseBond },
  wanted: object,
): Promise<() => Promise<Answer>> {
  const { bondId, applicationId } = bond;
  const requestId = randomUUID();
  const documentIds = [await addProof(stack, { applicationId, userId: customer.userId })];
  const request = { action: 'request', requestId, bondId, documentIds, ...wanted };
  const { status } = await stack.call('request-bond-change', request, customer);
  if (status !== 200) throw new Error(`request-bond-change: ${status}`);

  const [event] = await stack.query(
    'select max(id)::integer as id from public.application_events where application_id = $1',
    [applicationId],
  );
  const decision = { requestId, decision: 'approve', seenEvent: event?.['id'] };

  return () => stack.call('decide-bond-request', decision, underwriter);
}
