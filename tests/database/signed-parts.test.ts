import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { openFirm, saveNewMatter } from '../support/sample-firm.ts';
import { inviteSamplePeople } from '../support/sample-signing.ts';
import { storeUnderReview } from '../support/stored-application.ts';
import {
  addStaff,
  openApplication,
  signInWithPassword,
  type StaffActor,
} from '../support/staff-actor.ts';
import { textWithoutIds } from '../support/text-without-ids.ts';

let database: ActorDatabase;
let attorney: { userId: string };
let underwriter: StaffActor;
let applicationId: string;
let matterId: string;
let linkId: string;

beforeAll(async () => {
  database = await openDatabase();
  attorney = await database.addCustomer();
  underwriter = await addStaff(database, 'Dana Whitfield');
  applicationId = await storeUnderReview(database, attorney);
  await openFirm(database, attorney);
  matterId = await saveNewMatter(database, attorney, {
    people: [
      {
        id: crypto.randomUUID(),
        role: 'client',
        full_name: 'Mary Smith',
        email: 'mary@example.com',
        phone: '',
      },
      {
        id: crypto.randomUUID(),
        role: 'co-fiduciary',
        full_name: 'Paul Smith',
        email: '',
        phone: '',
      },
    ],
  });
  ({ linkId } = await inviteSamplePeople(database, attorney));
  await database.query('update public.signing_links set signed_at = now() where id = $1', [linkId]);
  await database.query('update public.matters set application_id = $2 where id = $1', [
    matterId,
    applicationId,
  ]);
});
afterAll(() => database.close());

async function partsFor(actor: Actor): Promise<unknown> {
  const [row] = await database.queryAs(actor, 'select public.signed_parts($1) as parts', [
    applicationId,
  ]);

  return row?.['parts'];
}

describe('who signed for an application by link', () => {
  it('is nothing for staff who have not opened the application', async () => {
    expect(await partsFor(underwriter)).toBeNull();
  });

  it('shows staff who opened it each invited person with the signature, and no secret number', async () => {
    await openApplication(database, underwriter, applicationId);
    const parts = await partsFor(underwriter);

    expect(parts).toMatchObject([
      { role: 'client', signature: { name: 'Ann', given: ['ssn'] }, times: { declinedAt: null } },
    ]);
    expect(parts).toHaveLength(1); // nobody asked the co-fiduciary
    expect(textWithoutIds(parts)).not.toMatch(/9999|AAAA|The brother/);
  });

  it('is nothing for the attorney, another customer, a visitor and staff without the second factor', async () => {
    const stranger = await database.addCustomer();
    const weak = await signInWithPassword(database, underwriter);

    for (const actor of [attorney, stranger, weak]) expect(await partsFor(actor)).toBeNull();
    await expect(partsFor('anon')).rejects.toMatchObject({ code: '42501' });
  });

  it('stays for staff after the matter or the whole firm was deleted, and for nobody else', async () => {
    await database.query(
      `insert into private.application_parts (application_id, principal, matter_id, link_id, name, role, signed_at, content_hash)
       values ($1, 1, $2, $3, 'Mary Ann Smith', 'client', now(), repeat('a', 64))`,
      [applicationId, matterId, linkId],
    );
    await database.query('select private.take_bound_parts($1)', [applicationId]); // the submission
    const before = (await partsFor(underwriter)) as object[];
    expect(before).toHaveLength(1);
    await database.query('delete from public.firms');

    expect(await partsFor(underwriter)).toMatchObject([
      {
        ...before[0],
        name: 'Mary Ann Smith',
        times: { signedAt: expect.any(String), voidedAt: null, revokedAt: null },
      },
    ]);
    expect(await partsFor(attorney)).toBeNull();
    expect(await partsFor(await database.addCustomer())).toBeNull();
    await expect(partsFor('anon')).rejects.toMatchObject({ code: '42501' });
  });

  it('is nothing for staff whose own application it is', async () => {
    const colleague = await addStaff(database, 'Rosa Hale');
    await openApplication(database, colleague, applicationId);
    await database.query('update public.applications set user_id = $2 where id = $1', [
      applicationId,
      colleague.userId,
    ]);

    expect(await partsFor(colleague)).toBeNull();
  });
});
