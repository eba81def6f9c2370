import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApplicationStatus, canMove } from '~/domain/application-status';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import {
  authorizePayment,
  buildKeyHash,
  buildStoredSubmission,
  submitApplication,
  type Claim,
} from '../support/stored-application.ts';
import { addStaff } from '../support/staff-actor.ts';
import { acceptOffer, decide as decideAs, issue } from '../support/staff-decisions.ts';

/** The expected state of the application: its status, undefined before it is sent, and the number of payments. */
type Model = { status: ApplicationStatus | 'none'; isPaid: boolean };

/** The application in the database and the people who act on it. */
type Real = { id: string; claim: Claim & { userId: string }; paymentId: string | undefined };

type Command = fc.AsyncCommand<Model, Real>;

let database: ActorDatabase;
let customer: { userId: string };
let member: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  member = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

type Outcome = Record<string, unknown>;

async function call(sql: string, parameters: unknown[]): Promise<Outcome> {
  const [row] = await database.queryAs('service_role', `select ${sql} as outcome`, parameters);

  return row?.['outcome'] as Outcome;
}

type Facts = {
  status: ApplicationStatus;
  events: { from_status: ApplicationStatus | null; to_status: ApplicationStatus | null }[];
  bonds: number;
  payments: string[];
};

/** The application's status, its history and its results, or undefined if it doesn't exist. */
async function factsOf(id: string): Promise<Facts | undefined> {
  const [row] = await database.query(
    `select application.status,
       (
         select coalesce(jsonb_agg(to_jsonb(event) order by event.id), '[]')
         from public.application_events as event where event.application_id = application.id
       ) as events,
       (select count(*)::int from public.bonds as bond where bond.application_id = application.id) as bonds,
       (
         select coalesce(jsonb_agg(payment.status), '[]')
         from public.payments as payment where payment.quote_id = application.id
       ) as payments
     from public.applications as application where application.id = $1`,
    [id],
  );

  return row as Facts | undefined;
}

/** The invariants after every step. */
async function expectLegal(model: Model, { id }: Real): Promise<void> {
  const facts = await factsOf(id);
  if (model.status === 'none') {
    expect(facts).toBeUndefined();
    return;
  }

  expect(facts?.status).toBe(model.status);
  expect(facts?.bonds).toBe(model.status === 'issued' ? 1 : 0);
  const moves = facts?.events.filter(({ to_status: to }) => to !== null) ?? [];
  for (const { from_status: from, to_status: to } of moves) {
    if (from !== null && from !== to) expect(to && canMove(from, to), `${from} > ${to}`).toBe(true);
  }
  expect(facts?.payments.filter((status) => status === 'captured')).toHaveLength(
    model.status === 'issued' ? 1 : 0,
  );
  if (['declined', 'withdrawn'].includes(model.status))
    expect(facts?.payments).not.toContain('authorized');
}

/** A step that anyone may try at any time. `next` maps a status to the next one if the step is allowed. */
function step(
  name: string,
  next: (model: Model) => ApplicationStatus | undefined,
  act: (real: Real, model: Model) => Promise<unknown>,
): fc.Arbitrary<Command> {
  return fc.constant({
    check: () => true,
    run: async (model: Model, real: Real) => {
      await act(real, model);
      model.status = next(model) ?? model.status;
      await expectLegal(model, real);
    },
    toString: () => name,
  });
}

async function lastEvent(id: string): Promise<number> {
  const [row] = await database.query(
    'select coalesce(max(id), 0)::int as id from public.application_events where application_id = $1',
    [id],
  );

  return Number(row?.['id']);
}

const from = (statuses: Model['status'][], to: ApplicationStatus) => (model: Model) =>
  statuses.includes(model.status) ? to : undefined;

const offer = step('offer a price', from(['under_review'], 'price_offered'), async ({ id }) =>
  decideAs(database, id, member, { action: 'offer-price', reason: 'Claims', offer: 20_000 }),
);

const decide = (action: string, to: ApplicationStatus) =>
  step(action, from(['under_review'], to), async ({ id }) =>
    call('public.decide_application($1::jsonb)', [
      JSON.stringify({
        application_id: id,
        staff_id: member.userId,
        action,
        reason: `Because of ${randomUUID()}`,
        seen_event: await lastEvent(id),
      }),
    ]),
  );

const submit = (status: 'approved' | 'under_review') =>
  step(
    `submit, ${status}`,
    ({ status: known, isPaid }) => (known === 'none' && isPaid ? status : undefined),
    ({ id, claim, paymentId }) =>
      submitApplication(database, {
        ...buildStoredSubmission(id, claim, paymentId),
        status,
        review_reasons: status === 'approved' ? [] : ['amount-not-statutory'],
      }),
  );

const STEPS = [
  step(
    'pay',
    () => undefined,
    async (real, model) => {
      const { payment } = await authorizePayment(database, real.id, real.claim);
      if (!payment) return;
      real.paymentId = payment.id;
      model.isPaid = true;
    },
  ),
  submit('approved'),
  submit('under_review'),
  decide('approve', 'approved'),
  decide('decline', 'declined'),
  decide('request-information', 'information_requested'),
  offer,
  step('accept, twice', from(['price_offered'], 'approved'), ({ id, claim }) =>
    Promise.all([acceptOffer(database, id, claim), acceptOffer(database, id, claim)]),
  ),
  step('take the price back', from(['price_offered'], 'under_review'), ({ id }) =>
    decideAs(database, id, member, { action: 'take-back-price', reason: 'A mistake' }),
  ),
  step('expire', from(['price_offered'], 'withdrawn'), () =>
    call('public.expire_price_offers($1, 100)', ['2027-01-01']),
  ),
  step('answer', from(['information_requested'], 'under_review'), ({ id, claim }) =>
    call('public.answer_information_request($1, $2, $3)', [id, claim.userId, randomUUID()]),
  ),
  step(
    'withdraw',
    from(
      ['submitted', 'under_review', 'information_requested', 'price_offered', 'approved'],
      'withdrawn',
    ),
    ({ id, claim }) => call('public.withdraw_application($1, $2)', [id, claim.userId]),
  ),
  step('issue, twice', from(['approved'], 'issued'), ({ id }) =>
    Promise.all([issue(database, id, member), issue(database, id, member)]),
  ),
];

it('no order of steps leads to an illegal status, a second bond or a payment that is neither captured nor voided', async () => {
  // Sequences start paid and sent more often than random ones would, because most bugs need a sent application.
  const steps = fc.commands(STEPS, { maxCommands: 20, size: 'max' });
  const beginning = fc.constantFrom('none' as const, 'approved' as const, 'under_review' as const);
  const seen = new Set<string>();

  await fc.assert(
    fc.asyncProperty(beginning, steps, async (start, commands) => {
      const real: Real = {
        id: randomUUID(),
        claim: { ...customer, keyHash: buildKeyHash() },
        paymentId: undefined,
      };
      const model: Model = { status: 'none', isPaid: false };
      if (start !== 'none') {
        const { payment } = await authorizePayment(database, real.id, real.claim);
        real.paymentId = payment?.id;
        await submitApplication(database, {
          ...buildStoredSubmission(real.id, real.claim, real.paymentId),
          status: start,
          review_reasons: start === 'approved' ? [] : ['amount-not-statutory'],
        });
        Object.assign(model, { status: start, isPaid: true });
      }
      await fc.asyncModelRun(() => ({ model, real }), commands);
      seen.add(model.status);
    }),
    { numRuns: 40, seed: 20_261_122 },
  );

  expect([...seen].toSorted()).toEqual(expect.arrayContaining(['declined', 'issued', 'withdrawn']));
}, 60_000);
