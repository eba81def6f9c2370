import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { askForChange, holdBond } from '../support/bond-requests.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';
import { decide, decideRequest, issue, lastEventOf, reveal } from '../support/staff-decisions.ts';
import { storeUnderReview } from '../support/stored-application.ts';

const REFUSED = { outcome: 'own-application' };

let database: ActorDatabase;
let underwriter: StaffActor;
let colleague: StaffActor;
let email: string;

beforeAll(async () => {
  database = await openDatabase();
  colleague = await addStaff(database, 'Lee Moreno');
});

beforeEach(async () => {
  underwriter = await addStaff(database, 'Dana Whitfield');
  email = `dana.${randomUUID()}@example.com`;
  await database.query('update auth.users set email = $2 where id = $1', [
    underwriter.userId,
    email,
  ]);
});

afterAll(() => database.close());

/** An application of a customer whose answers contain the given address. */
async function applicationNaming(address: string, answers = { applicant: { email: address } }) {
  return storeUnderReview(database, await database.addCustomer(), { answers });
}

async function isUntouched(id: string): Promise<boolean> {
  const [row] = await database.query('select status from public.applications where id = $1', [id]);

  return (
    row?.['status'] === 'under_review' && (await lastEventOf(database, id))['actor'] !== 'staff'
  );
}

describe('your own application', () => {
  it.each(['approve', 'decline', 'request-information'])(
    "can't be decided by you: %s",
    async (action) => {
      const id = await storeUnderReview(database, underwriter);

      expect(await decide(database, id, underwriter, { action, reason: 'Fine.' })).toEqual(REFUSED);
      expect(await isUntouched(id)).toBe(true);
      expect(await decide(database, id, colleague, { action, reason: 'Fine.' })).toMatchObject({
        outcome: 'decided',
      });
    },
  );

  it.each([
    ['the same', (address: string) => address],
    ['in capitals', (address: string) => address.toUpperCase()],
    ['between blanks', (address: string) => ` ${address} `],
    ['with a part after a plus sign', (address: string) => address.replace('@', '+bond@')],
  ])('is recognized by the address in its answers: %s', async (_, spelled) => {
    const id = await applicationNaming(spelled(email));

    expect(await decide(database, id, underwriter)).toEqual(REFUSED);
    expect(await isUntouched(id)).toBe(true);
  });

  it('is recognized by the address of a co-applicant or business contact', async () => {
    for (const answers of [
      { applicant: { email: 'a@example.com' }, coApplicants: [{ email }] },
      { applicant: { email: 'a@example.com' }, business: { contact: { email } } },
    ]) {
      const id = await applicationNaming(email, answers as never);
      expect(await decide(database, id, underwriter)).toEqual(REFUSED);
    }
  });

  it('is not one that contains a different address or only mentions yours', async () => {
    const id = await applicationNaming(`x${email}`, {
      applicant: { email: `x${email}` },
      bondDetails: { purpose: `Ask ${email} about it` },
    } as never);

    expect(await decide(database, id, underwriter)).toMatchObject({ outcome: 'decided' });
  });

  it("can't be issued by you, whoever approved it", async () => {
    const id = await storeUnderReview(database, underwriter);
    await decide(database, id, colleague);

    expect(await issue(database, id, underwriter)).toEqual(REFUSED);
    expect(
      await database.query('select 1 from public.bonds where application_id = $1', [id]),
    ).toEqual([]);
    expect(await issue(database, id, colleague)).toMatchObject({ outcome: 'issued' });
  });

  it('shows you no sealed number and records no reveal', async () => {
    const id = await storeUnderReview(database, underwriter);

    expect(await reveal(database, id, underwriter)).toEqual(REFUSED);
    expect((await lastEventOf(database, id))['kind']).not.toBe('identity-revealed');
    expect(await reveal(database, id, colleague)).toMatchObject({ outcome: 'revealed' });
  });

  it('stays closed to you if you send the same decision twice at once', async () => {
    const id = await storeUnderReview(database, underwriter);

    expect(
      await Promise.all([decide(database, id, underwriter), decide(database, id, underwriter)]),
    ).toEqual([REFUSED, REFUSED]);
    expect(await isUntouched(id)).toBe(true);
  });
});

describe('the staff screen', () => {
  const open = async (actor: StaffActor, id: string) =>
    (await database.queryAs(actor, 'select public.open_application($1) as opening', [id]))[0]?.[
      'opening'
    ];
  const notesSeenBy = (actor: StaffActor, id: string) =>
    database.queryAs(actor, 'select note from public.application_notes where application_id = $1', [
      id,
    ]);
  const addNote = (actor: StaffActor, id: string) =>
    database.queryAs(
      actor,
      'insert into public.application_notes (application_id, note) values ($1, $2)',
      [id, 'Look at the judgments.'],
    );

  it.each(['of the account', 'by the address alone'])(
    'refuses to open your own application, %s, and shows none of its notes',
    async (how) => {
      const id =
        how === 'of the account'
          ? await storeUnderReview(database, underwriter)
          : await applicationNaming(email);
      expect(await open(colleague, id)).toBe('opened');
      await addNote(colleague, id);

      expect(await open(underwriter, id)).toBe('own-application');
      expect(await notesSeenBy(underwriter, id)).toEqual([]);
      expect(await notesSeenBy(colleague, id)).toHaveLength(1);
      await expect(addNote(underwriter, id)).rejects.toMatchObject({ code: '42501' });
      expect(
        await database.queryAs(underwriter, 'select public.identity_digits($1) as digits', [id]),
      ).toEqual([{ digits: null }]);
      expect(
        await database.query(
          'select 1 from private.staff_reads where reader_id = $1 and application_id = $2',
          [underwriter.userId, id],
        ),
      ).toEqual([]);
    },
  );

  it('closes an application that moves into your own account on the same day', async () => {
    const id = await applicationNaming('somebody@example.com');
    expect(await open(underwriter, id)).toBe('opened');
    await addNote(underwriter, id);
    await database.query('alter table public.applications disable trigger guard_application');
    await database.query('update public.applications set user_id = $2 where id = $1', [
      id,
      underwriter.userId,
    ]);
    await database.query('alter table public.applications enable trigger guard_application');

    expect(await notesSeenBy(underwriter, id)).toEqual([]);
  });
});

describe('a request about your own bond', () => {
  it("can't be decided by you", async () => {
    const held = await holdBond(database);
    const { id } = await askForChange(database, held);
    const request = { id, applicationId: held.applicationId };
    await database.query(`insert into public.staff_roles (user_id, role) values ($1, 'admin')`, [
      held.userId,
    ]);

    expect(await decideRequest(database, request, held)).toEqual(REFUSED);
    expect(await decideRequest(database, request, colleague)).toMatchObject({ status: 'approved' });
  });
});
