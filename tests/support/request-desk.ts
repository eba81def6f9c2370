import { randomUUID } from 'node:crypto';
import { agencyDay } from '../../src/domain/business-day.ts';
import { endsBond, REQUEST_KINDS } from '../../src/domain/bond-requests/request-kinds.ts';
import { addDays } from '../../src/domain/dates.ts';
import { addProof } from './bond-requests.ts';
import { startFunctionsStack, type FunctionsStack } from './functions-stack.ts';
import { storeLicenseBond, type LicenseBond } from './license-bond.ts';

type Person = { userId: string; token: string };
type Answer = Pick<Awaited<ReturnType<FunctionsStack['call']>>, 'status' | 'body'>;

/** A bond in force, its owner, a stranger and an underwriter, with their actions on requests. */
export type RequestDesk = {
  stack: FunctionsStack;
  today: string;
  bond: LicenseBond;
  customer: Person;
  stranger: Person;
  underwriter: Person;
  /** Continue with another bond of the customer. */
  takeNewBond: () => Promise<void>;
  call: (name: string, body: object, token?: string) => Promise<Answer>;
  /** Ask to cancel the bond in 60 days. Changes replace these values. */
  ask: (changes?: object, token?: string) => Promise<Answer & { request: { requestId: string } }>;
  /** The id of the last event of the application. */
  lastEvent: () => Promise<number>;
  /** Approve a request with the current history, an end without a refund. Changes replace these values. */
  decide: (requestId: string, changes?: object, token?: string) => Promise<Answer>;
};

/** Start a stack with a bond whose customer requests changes. The caller stops the stack. */
export async function openRequestDesk(): Promise<RequestDesk> {
  const stack = await startFunctionsStack();
  const [customer, stranger, underwriter] = [
    await stack.signIn(),
    await stack.signIn(),
    await stack.signInStaff(),
  ];
  const today = agencyDay(new Date());
  const newBond = () => storeLicenseBond(stack.query, customer.userId, today);

  const desk: RequestDesk = {
    stack,
    today,
    customer,
    stranger,
    underwriter,
    bond: await newBond(),

    async takeNewBond() {
      desk.bond = await newBond();
    },

    async call(name, body, token) {
      const answer = await stack.call(name, body, { ...(token !== undefined && { token }) });

      return { status: answer.status, body: answer.body };
    },

    async ask(changes = {}, token = customer.token) {
      const request = {
        action: 'request',
        requestId: randomUUID(),
        bondId: desk.bond.bondId,
        kind: 'cancellation',
        endsOn: addDays(today, 60),
        proofKind: 'surrender',
        documentIds: [await addProof(stack, { ...desk.bond, userId: customer.userId })],
        ...changes,
      };

      return { request, ...(await desk.call('request-bond-change', request, token)) };
    },

    async lastEvent() {
      const [row] = await stack.query(
        'select max(id) as id from public.application_events where application_id = $1',
        [desk.bond.applicationId],
      );

      return Number(row?.['id']);
    },

    async decide(requestId, changes = {}, token = underwriter.token) {
      const seenEvent = await desk.lastEvent();
      const [row] = await stack.query('select kind from public.bond_requests where id = $1', [
        requestId,
      ]);
      const isEnd = REQUEST_KINDS.some((kind) => kind === row?.['kind'] && endsBond(kind));
      const decision = {
        ...{ requestId, decision: 'approve', seenEvent },
        ...(isEnd && { refund: 0 }),
        ...changes,
      };

      return desk.call('decide-bond-request', decision, token);
    },
  };

  return desk;
}
