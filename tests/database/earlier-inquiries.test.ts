import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { addColleague, openFirm, saveNewMatter } from '../support/sample-firm.ts';
import {
  addStaff,
  openApplication,
  signInWithPassword,
  type StaffActor,
} from '../support/staff-actor.ts';
import { storeUnderReview } from '../support/stored-application.ts';

let database: ActorDatabase;
let attorney: { userId: string };
let underwriter: StaffActor;
let applicationId: string;
let matterId: string;

const FACTS = 'State: SC\nHearing on: December 10, 2026';

beforeAll(async () => {
  database = await openDatabase();
  attorney = await database.addCustomer();
  underwriter = await addStaff(database, 'Dana Whitfield');
  applicationId = await storeUnderReview(database, attorney);
  await database.query(
    `update public.applications
     set answers = answers || '{"applicant":{"email":"Mary@example.com"}}', revision = revision + 1 where id = $1`,
    [applicationId],
  );
  await openFirm(database, attorney);
  matterId = await saveNewMatter(database, attorney);
  const question = { facts: FACTS, worry: 'bankruptcy', details: 'Discharged in 2021' };
  await call(attorney, 'ask_underwriter($1, $2)', [matterId, question]);
  const [asked] = await database.query('select id from public.inquiries');
  await call(underwriter, 'answer_inquiry($1, $2, $3)', [asked?.['id'], 'needs-help', 'Send it.']);
  await attach(applicationId);
});
afterAll(() => database.close());

async function call(actor: Actor, sql: string, parameters: unknown[]): Promise<unknown> {
  const [row] = await database.queryAs(actor, `select public.${sql} as answer`, parameters);

  return row?.['answer'];
}

const attach = (application: string | null) =>
  database.query('update public.matters set application_id = $2 where id = $1', [
    matterId,
    application,
  ]);

const inquiriesFor = (actor: Actor) => call(actor, 'earlier_inquiries($1)', [applicationId]);

/** Store an unanswered inquiry of a visitor about the bond and state of the application, with changes. */
async function addVisitor(change: { email?: string; state?: string } = {}): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into public.inquiries (id, key_hash, asker, bond_slug, state_code, amount_cents, worry, email)
     select $1, repeat(md5(random()::text), 2), 'applicant', bond_slug,
       coalesce($3, state_code), 100, 'credit', coalesce($4, 'mary@example.com')
     from public.applications where id = $2`,
    [id, applicationId, change.state, change.email],
  );

  return id;
}

describe('the inquiries before an application', () => {
  it('are nothing for staff who have not opened the application', async () => {
    expect(await inquiriesFor(underwriter)).toBeNull();
  });

  it('show staff who opened it the question, its facts, the answer, the day and who answered', async () => {
    await openApplication(database, underwriter, applicationId);

    expect(await inquiriesFor(underwriter)).toMatchObject([
      {
        from: expect.stringContaining('Ward') as string,
        facts: FACTS,
        worry: 'bankruptcy',
        details: 'Discharged in 2021',
        answer: 'needs-help',
        note: 'Send it.',
        answeredAt: expect.any(String) as string,
        answeredBy: underwriter.userId,
      },
    ]);
  });

  it('are nothing for the firm, another customer, a visitor and staff without the second factor', async () => {
    const paralegal = await addColleague(database, attorney, 'paralegal');
    const stranger = await database.addCustomer();
    const weak = await signInWithPassword(database, underwriter);

    for (const actor of [attorney, paralegal, stranger, weak]) {
      expect(await inquiriesFor(actor)).toBeNull();
    }
    for (const actor of ['anon', 'service_role'] as const) {
      await expect(inquiriesFor(actor)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('include those of the applicant’s address about the same bond and state, and no others', async () => {
    const own = await addVisitor();
    await addVisitor({ email: 'stranger@example.com' });
    await addVisitor({ state: 'WY' });
    const shown = (await inquiriesFor(underwriter)) as { id: string; answer?: string }[];

    expect(shown).toHaveLength(2);
    expect(shown.filter(({ id }) => id === own)).toMatchObject([{ worry: 'credit' }]);
    expect(shown.find(({ id }) => id === own)).not.toHaveProperty('answer');
  });

  it('stay while the application rests on parts signed for the matter, and leave with the matter otherwise', async () => {
    await database.query('delete from public.inquiries where matter_id is null');
    await attach(null);
    expect(await inquiriesFor(underwriter)).toEqual([]);

    await database.query(
      `insert into private.application_parts (application_id, principal, matter_id, link_id, name, role, signed_at, content_hash)
       values ($1, 1, $2, gen_random_uuid(), 'Mary Smith', 'client', now(), repeat('a', 64))`,
      [applicationId, matterId],
    );
    expect(await inquiriesFor(underwriter)).toHaveLength(1);
  });
});
