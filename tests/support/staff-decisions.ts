import type { ActorDatabase } from './actor-database.ts';

type Answer = Record<string, unknown>;

/** The staff member who acts. */
export type Member = { userId: string };

/**
 * A test's decision. `seen` is the last event that the member saw; the default is the newest. `offer` is an offered
 * premium in cents, with a fee of $75 and a tax of 8%.
 */
export type Decided = {
  action?: string;
  reason?: string;
  seen?: unknown;
  offer?: number;
  /** The answers about consumer reports. */
  reports?: readonly object[];
};

async function call(database: ActorDatabase, name: string, request: object): Promise<Answer> {
  const [row] = await database.queryAs(
    'service_role',
    `select public.${name}($1::jsonb) as outcome`,
    [JSON.stringify(request)],
  );

  return row?.['outcome'] as Answer;
}

/** The newest event of an application. */
export async function lastEventOf(database: ActorDatabase, id: string): Promise<Answer> {
  const [event] = await database.query(
    'select * from public.application_events where application_id = $1 order by id desc limit 1',
    [id],
  );

  return event ?? {};
}

/** Decide an application, as the functions do. The default is an approval. */
export async function decide(
  database: ActorDatabase,
  id: string,
  staff: Member,
  { action = 'approve', reason, seen, offer, reports = [] }: Decided = {},
): Promise<Answer> {
  return call(database, 'decide_application', {
    ...(offer !== undefined && offered(offer)),
    application_id: id,
    staff_id: staff.userId,
    action,
    reason,
    reports,
    seen_event: String(seen ?? (await lastEventOf(database, id))['id']),
  });
}

function offered(premium: number) {
  const taxes = Math.round(premium * 0.08);
  const price = { premium_cents: premium, fees_cents: 7_500, taxes_cents: taxes };

  return {
    price: {
      ...price,
      total_cents: premium + 7_500 + taxes,
      rate_plan: 'standard',
      rate_plan_version: 1,
    },
    answer_by: '2026-12-07',
  };
}

/** Accept the open offer of an application on a day, as the functions do. Returns both answers, or the refusal. */
export async function acceptOffer(
  database: ActorDatabase,
  id: string,
  customer: Member,
  today = '2026-12-01',
): Promise<Answer> {
  const [offer] = await database.query(
    'select id from public.price_offers where application_id = $1 order by created_at desc limit 1',
    [id],
  );
  const request = { application_id: id, offer_id: offer?.['id'], caller: customer.userId, today };
  const begun = await call(database, 'begin_price_acceptance', request);
  if (begun['outcome'] !== 'begun') return begun;

  return call(database, 'accept_price_offer', {
    ...request,
    attempt_id: begun['attempt_id'],
    processor: 'simulated',
    reference: `SIM-${String(begun['attempt_id'])}`,
  });
}

/** Decide a bond request, as the functions do. The default is an approval. */
export async function decideRequest(
  database: ActorDatabase,
  { id, applicationId }: { id: string; applicationId: string },
  staff: Member,
  seen?: unknown,
): Promise<Answer> {
  const [row] = await database.queryAs(
    'service_role',
    `select public.decide_bond_request($1, $2, 'approve', '', $3, '2026-11-22') as outcome`,
    [id, staff.userId, seen ?? (await lastEventOf(database, applicationId))['id']],
  );

  return row?.['outcome'] as Answer;
}

/** Issue the bond of an application, as the functions do. Its papers do not exist yet. */
export async function issue(
  database: ActorDatabase,
  id: string,
  staff?: Member,
  changes: object = {},
): Promise<Answer> {
  const request = {
    application_id: id,
    staff_id: staff?.userId,
    principal: 'Marisol Okafor',
    obligee: 'State of Tennessee',
    effective_date: '2027-03-15',
    expiry_date: '2031-03-15',
    next_due: '2031-03-15',
    ...changes,
  };
  const begun = await capture(database, request);

  return begun['outcome'] === 'begun' ? call(database, 'issue_bond', request) : begun;
}

/** Start to issue the bond of an application, and record the processor's confirmation of the capture. */
export async function capture(
  database: ActorDatabase,
  request: { application_id: string },
): Promise<Answer> {
  const begun = await call(database, 'begin_issue', request);
  await database.queryAs(
    'service_role',
    'select public.confirm_capture(id) from public.payments where application_id = $1',
    [request.application_id],
  );

  return begun;
}

/** Record papers and a signature of a stored bond, as the functions do, and put the bond in force. */
export async function putInForce(database: ActorDatabase, applicationId: string): Promise<unknown> {
  const [found] = await database.query('select public.issuing_facts($1) as facts', [applicationId]);
  const bond = (found?.['facts'] as { bond: Answer }).bond;
  await database.queryAs('service_role', 'select public.store_bond_papers($1, $2, $2)', [
    bond['id'],
    'a'.repeat(64),
  ]);
  await database.queryAs(
    'service_role',
    `select public.store_continuation(bond_id, number, $2) from public.bond_terms
     where application_id = $1 and number > 1`,
    [applicationId, 'b'.repeat(64)],
  );
  await database.queryAs(
    'service_role',
    `select public.store_bond_manifest(
       bond.id, 0,
       jsonb_build_object(
         'principal', bond.principal, 'obligee', bond.obligee, 'penalSumCents', bond.amount_cents,
         'expiryDate', bond.expiry_date,
         'papers', (select jsonb_agg(to_jsonb(paper)) from private.bond_papers(bond.id) as paper)
       )::text,
       $2, 'test'
     ) from public.bonds as bond where bond.id = $1`,
    [bond['id'], 'c'.repeat(86)],
  );
  const [row] = await database.queryAs(
    'service_role',
    `select public.put_in_force($1) ->> 'outcome' as outcome`,
    [applicationId],
  );

  return row?.['outcome'];
}

/** Reveal the EIN of an application, as the functions do. */
export function reveal(database: ActorDatabase, id: string, staff: Member): Promise<Answer> {
  return call(database, 'reveal_identity', {
    application_id: id,
    staff_id: staff.userId,
    which: 'ein',
    reason: 'Compared with the tax return',
  });
}
