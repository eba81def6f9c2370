import { storeUnderReview } from './stored-application.ts';
import type { Actor, ActorDatabase } from './actor-database.ts';
import { addProject, storeContractor, storeRow } from './contractor-rows.ts';
import { openContractor } from './staff-actor.ts';
import { readSchedule, WIP_ROW } from './line-account.ts';
import { addProof, askForChange, holdBond, type HeldBond } from './bond-requests.ts';
import { openSampleFirm } from './sample-firm.ts';
import { inviteSamplePeople } from './sample-signing.ts';
import { askQuestion, storeApplicationIn } from './moved-application.ts';

/** A customer with a row in every table where a customer can have one. */
export type SettledCustomer = HeldBond & { otherApplicationId: string };

/** Store such a customer. A new table needs a row here, so that the matrix can check who sees it. */
export async function settleCustomer(
  database: ActorDatabase,
  staff: { userId: string },
): Promise<SettledCustomer> {
  const held = await holdBond(database);
  const { userId, applicationId, bondId } = held;
  const otherApplicationId = await storeUnderReview(database, { userId });
  await storeApplicationIn(database, userId, 'draft');
  const question = await askQuestion(database, otherApplicationId);
  await askForChange(database, held, { documentIds: [await addProof(database, held)] });
  await settleContractor(database, userId, staff);

  for (const [sql, parameters] of [
    [
      `insert into public.information_answers (application_id, request_id, answer, answered_by) values ($1, $2, 'Ann', $3)`,
      [otherApplicationId, question, userId],
    ],
    [
      `insert into public.price_offers (
         application_id, status, premium_cents, fees_cents, taxes_cents, total_cents, premium_before_cents,
         total_before_cents, rate_plan, rate_plan_version, reason, answer_by, proposed_by, opened_at, closed_at
       )
       select id, 'withdrawn', 20000, 7500, 1600, 29100, 15000, 23700, 'standard', 1, 'Claims', '2026-12-07', $2, now(), now()
       from public.applications where id = $1`,
      [otherApplicationId, staff.userId],
    ],
    [
      `insert into private.report_uses (application_id, person, name, decision, reports, decided_by)
       values ($1, 'applicant', 'Ann', 'declined', '[]', $2)`,
      [otherApplicationId, staff.userId],
    ],
    [
      'insert into public.application_assignments (application_id, staff_id) values ($1, $2)',
      [otherApplicationId, staff.userId],
    ],
    [
      `insert into public.application_notes (application_id, author_id, note) values ($1, $2, 'Call on Monday')`,
      [otherApplicationId, staff.userId],
    ],
    [
      `insert into public.bond_riders (
         bond_id, number, request_id, kind, principal_before, principal, amount_before_cents, amount_cents, effective_on
       )
       select bond_id, 1, id, 'name-change', 'Ann', 'Anna', 1, 1, '2026-11-22'
       from public.bond_requests where bond_id = $1`,
      [bondId],
    ],
    [
      `insert into public.bond_manifests (bond_id, revision, manifest, signature, key_id)
       values ($1, 1, '{}', repeat('A', 86), 'test')`,
      [bondId],
    ],
    [
      'insert into public.notification_preferences (user_id, renewal_reminders) values ($1, true)',
      [userId],
    ],
    [`insert into public.tos_acceptances (user_id, version) values ($1, 'v1.1')`, [userId]],
    [
      `insert into private.sso_identities (issuer, subject, user_id) values ('https://issuer.example', $1, $2)`,
      [`auth0|${userId}`, userId],
    ],
    [
      'insert into private.ended_sessions (actor_id, user_id, sessions) values ($1, $2, 1)',
      [staff.userId, userId],
    ],
    [`select private.replace_recovery_codes($1, array['K7Q2M-9XWRT'])`, [userId]],
    [
      `insert into private.waiting_passwords (user_id, encrypted_password) values ($1, 'of a sign-up')`,
      [userId],
    ],
    [`select private.check_password_attempt($1)`, [{ user_id: userId, valid: false }]],
    [`insert into public.bond_filing_steps (bond_id, step) values ($1, 'signed')`, [bondId]],
    ['insert into private.filing_reminders (bond_id, reminded_days) values ($1, 3)', [bondId]],
    [
      `insert into private.draft_secrets (application_id, kind, sealed, nonce, key_id)
       select id, 'ssn', 'QQ==', 'QUFBQUFBQUFBQUFB', 'test' from public.applications where user_id = $1 and status = 'draft'`,
      [userId],
    ],
    ['insert into private.issuing_cases (application_id) values ($1)', [applicationId]],
    [
      `insert into private.own_forms (bond_id, sha256, staff_id) values ($1, repeat('a', 64), $2)`,
      [bondId, staff.userId],
    ],
    [
      `insert into private.payment_attempts (quote_id, quote_key_hash, method, amount_cents)
       values ($1, repeat('a', 64), 'wire', 1)`,
      [applicationId],
    ],
    ['insert into private.simulated_gateway_books (reference) values ($1)', [applicationId]],
    ['insert into private.reminder_opt_outs (email) values ($1)', [`${applicationId}@example.com`]],
  ] as const) {
    await database.query(sql, [...parameters]);
  }
  await openSampleFirm(database, { userId });
  const { linkId } = await inviteSamplePeople(database, { userId });
  await database.query(
    `insert into private.application_parts (application_id, principal, matter_id, link_id, name, role, signed_at, content_hash)
     values ($1, 1, $2, $3, 'Ann', 'client', now(), repeat('a', 64))`,
    [applicationId, crypto.randomUUID(), linkId],
  );
  await database.query(
    `insert into public.payment_requests (
       quote_id, matter_id, payer_name, bond_slug, state_code, principal, obligee, priced, amount_cents
     )
     select draft.id, matter.id, 'Ann', 'administrator', 'SC', 'Ann', 'Probate Court', '{"price": {"total": 1}}', 1
     from public.applications as draft, public.matters as matter
     join public.firm_members as member on member.firm_id = matter.firm_id
     where draft.user_id = $1 and draft.status = 'draft' and member.user_id = $1
     limit 1`,
    [userId],
  );

  return { ...held, otherApplicationId };
}

/** A contractor with a row in every table of the desk. */
async function settleContractor(
  database: ActorDatabase,
  userId: string,
  staff: { userId: string },
): Promise<void> {
  const account = { schedules: readSchedule(WIP_ROW) };
  const contractor_id = await storeContractor(database, { userId }, { account });
  const project_id = await addProject(database, contractor_id);
  const ids = { id: crypto.randomUUID(), contractor_id };
  await storeRow(database, 'project_bids', {
    ...ids,
    project_id,
    price_cents: 1,
    outcome: 'stopped',
    used_cents: 0,
    asked_by: userId,
  });
  await storeRow(database, 'contractor_files', {
    ...ids,
    kind: 'statement',
    name: 'statement.pdf',
    mime_type: 'application/pdf',
    size_bytes: 1,
    sha256: 'a'.repeat(64),
    scan_status: 'clean',
    added_by: userId,
    stored_at: new Date().toISOString(),
  });
  const [line] = await database.query(
    'select id from public.line_grants where contractor_id = $1',
    [contractor_id],
  );
  await database.query(
    `insert into public.bondability_letters (
       id, contractor_id, grant_id, single_cents, aggregate_cents, issued_on, valid_until, asked_by
     )
     values ($1, $2, $3, 1, 1, '2026-11-01', '2099-01-01', $4)`,
    [ids.id, contractor_id, line?.['id'], userId],
  );
  await database.query(
    `insert into private.statement_reminders (statement_id, user_id)
     select id, $2 from public.contractor_statements where contractor_id = $1 limit 1`,
    [contractor_id, userId],
  );
  await storeRow(database, 'indemnitors', {
    ...ids,
    kind: 'person',
    relation: 'owner',
    full_name: 'Ann Cole',
    email: 'ann@example.com',
    reason: 'Owns the company',
    asked_by: staff.userId,
  });
}

/** Open a customer's applications and contractor as staff, because staff cannot read what they have not opened. */
export async function openApplications(
  database: ActorDatabase,
  staff: Actor,
  { userId, applicationId, otherApplicationId }: SettledCustomer,
): Promise<void> {
  for (const id of [applicationId, otherApplicationId]) {
    await database.queryAs(staff, 'select public.open_application($1)', [id]);
  }
  for (const { id } of await database.query(
    'select contractor_id as id from public.contractor_members where user_id = $1',
    [userId],
  )) {
    await openContractor(database, staff, String(id));
  }
}

/** Rows without an owner. */
export async function addCommonRows(database: ActorDatabase): Promise<void> {
  await database.query(
    `insert into public.web_vitals (route, name, value, rating, navigation) values ('/', 'LCP', 900, 'good', 'navigate')`,
  );
  await database.query(
    `insert into public.inquiries (key_hash, asker, bond_slug, state_code, amount_cents, worry, email)
     values (repeat('a', 64), 'attorney', 'notary', 'TN', 1, 'credit', 'counsel@example.com')`,
  );
  await database.query(`select public.take_rate_limit('vitals', 'somebody', 10, 600)`);
  await database.query(
    `insert into private.sso_nonces (nonce_hash, expires_at) values (repeat('a', 64), now() + interval '1 hour')`,
  );
}
