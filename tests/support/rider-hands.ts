import { randomUUID } from 'node:crypto';
import { addProof } from './bond-requests.ts';
import type { Answer, FunctionsStack } from './functions-stack.ts';
import type { LicenseBond } from './license-bond.ts';

type Person = { userId: string; token: string };

/** Ask for a change of a bond as its customer, and give what approves it, as often as it is called. */
export async function askForRider(
  stack: FunctionsStack,
  { bond, customer, underwriter }: { bond: LicenseBond; customer: Person; underwriter: Person },
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
