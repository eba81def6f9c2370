import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import {
  TEXTS_WITH_SECRET_NUMBERS,
  TEXTS_WITHOUT_SECRET_NUMBERS,
} from '../support/secret-numbers.ts';
import { storeUnderReview } from '../support/stored-application.ts';
import { addStaff, openApplication } from '../support/staff-actor.ts';

let database: ActorDatabase;
let underwriter: { userId: string };
let colleague: { userId: string };
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  underwriter = await addStaff(database, 'Dana Whitfield');
  colleague = await addStaff(database, 'Lee Moreno');
});

afterAll(() => database.close());

/** An application under review that both underwriters opened. */
async function applicationUnderReview(): Promise<string> {
  const id = await storeUnderReview(database, customer);
  for (const staff of [underwriter, colleague]) await openApplication(database, staff, id);

  return id;
}

describe('staff can read', () => {
  it('the submitted data with history and payment, but no drafts', async () => {
    const id = await applicationUnderReview();
    const draft = randomUUID();
    await database.queryAs(customer, 'insert into public.applications (id) values ($1)', [draft]);
    const idsOf = async (sql: string, parameters: unknown[] = []) =>
      (await database.queryAs(underwriter, sql, parameters)).map((row) => row['id']);

    const applications = await idsOf('select id from public.applications');
    expect(applications).toContain(id);
    expect(applications).not.toContain(draft);
    expect(
      await idsOf('select id from public.application_events where application_id = $1', [id]),
    ).toHaveLength(2);
    expect(
      await idsOf('select id from public.payments where application_id = $1', [id]),
    ).toHaveLength(1);
  });

  it("notes and assignments, which customers can't", async () => {
    const id = await applicationUnderReview();
    const stranger = await database.addCustomer();
    await database.queryAs(
      underwriter,
      `insert into public.application_notes (application_id, note) values ($1, 'Called the clerk.')`,
      [id],
    );
    await database.queryAs(
      underwriter,
      'insert into public.application_assignments (application_id, staff_id) values ($1, $2)',
      [id, colleague.userId],
    );

    for (const table of ['application_notes', 'application_assignments']) {
      expect(await database.queryAs(customer, `select * from public.${table}`)).toEqual([]);
      expect(await database.queryAs(underwriter, `select * from public.${table}`)).not.toEqual([]);
    }
    expect(await database.queryAs(stranger, 'select id from public.applications')).toEqual([]);
  });
});

describe('notes and assignments', () => {
  it("a repeated note is refused as a duplicate, but a colleague's note with the same request id is stored", async () => {
    const id = await applicationUnderReview();
    const note =
      'insert into public.application_notes (application_id, note, request_id) values ($1, $2, $3)';
    const request = randomUUID();
    await database.queryAs(underwriter, note, [id, 'Called the clerk.', request]);

    await expect(
      database.queryAs(underwriter, note, [id, 'Called the clerk.', request]),
    ).rejects.toMatchObject({ code: '23505' });
    await database.queryAs(colleague, note, [id, 'So did I.', request]);
  });

  it('are refused to customers, and a note in another name is refused', async () => {
    const id = await applicationUnderReview();
    const note = `insert into public.application_notes (application_id, note) values ($1, 'x')`;
    const assign =
      'insert into public.application_assignments (application_id, staff_id) values ($1, $2)';

    await expect(database.queryAs(customer, note, [id])).rejects.toMatchObject({ code: '42501' });
    await expect(database.queryAs(customer, assign, [id, customer.userId])).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      database.queryAs(underwriter, assign, [id, customer.userId]),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      database.queryAs(
        underwriter,
        `insert into public.application_notes (application_id, note, author_id) values ($1, 'x', $2)`,
        [id, colleague.userId],
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('a note with an SSN, an EIN or a card number is refused, as in the browser', async () => {
    const id = await applicationUnderReview();
    const add = (note: string) =>
      database
        .queryAs(
          underwriter,
          'insert into public.application_notes (application_id, note) values ($1, $2)',
          [id, note],
        )
        .then(
          () => 'kept',
          (error: { code?: string }) => error.code,
        );

    for (const [what, text] of TEXTS_WITH_SECRET_NUMBERS) {
      expect([what, await add(`Note: ${text}`)]).toEqual([what, '23514']);
    }
    for (const [what, text] of TEXTS_WITHOUT_SECRET_NUMBERS) {
      expect([what, await add(`Note: ${text}`)]).toEqual([what, 'kept']);
    }
  });

  it("a note can't be changed", async () => {
    await expect(
      database.queryAs('service_role', 'delete from public.application_notes'),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the queue', () => {
  it('is read through its index, longest waiting first', async () => {
    await database.query('set enable_seqscan = off');
    const plan = await database.query(
      `explain select id from public.applications
       where status = 'under_review' and submitted_at is not null order by submitted_at, id limit 50`,
    );
    await database.query('set enable_seqscan = on');

    expect(JSON.stringify(plan)).toContain('applications_queue_idx');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});
