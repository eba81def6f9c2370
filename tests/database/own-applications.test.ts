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

/** An application of a customer in whose answers the address is somewhere. */
async function applicationNaming(address: string, answers = { applicant: { email: address } }) {
  return storeUnderReview(database, await database.addCustomer(), { answers });
}

async function isUntouched(id: string): Promise<boolean> {
  const [row] = await database.query('select status from public.applications where id = $1', [id]);

  return (
    row?.['status'] === 'under_review' && (await lastEventOf(database, id))['actor'] !== 'staff'
  );
}

describe('an application of one’s own', () => {
  it.each(['approve', 'decline', 'request-information'])(
    'is not for its owner to %s',
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
  ])('is known by the address among its answers: %s', async (_, spelled) => {
    const id = await applicationNaming(spelled(email));

    expect(await decide(database, id, underwriter)).toEqual(REFUSED);
    expect(await isUntouched(id)).toBe(true);
  });

  it('is known by the address of a co-applicant or a contact of the business too', async () => {
    for (const answers of [
      { applicant: { email: 'a@example.com' }, coApplicants: [{ email }] },
      { applicant: { email: 'a@example.com' }, business: { contact: { email } } },
    ]) {
      const id = await applicationNaming(email, answers as never);
      expect(await decide(database, id, underwriter)).toEqual(REFUSED);
    }
  });

  it('is not one that names another address or writes about this one', async () => {
    const id = await applicationNaming(`x${email}`, {
      applicant: { email: `x${email}` },
      bondDetails: { purpose: `Ask ${email} about it` },
    } as never);

    expect(await decide(database, id, underwriter)).toMatchObject({ outcome: 'decided' });
  });

  it('is not for its owner to issue, whoever approved it', async () => {
    const id = await storeUnderReview(database, underwriter);
    await decide(database, id, colleague);

    expect(await issue(database, id, underwriter)).toEqual(REFUSED);
    expect(
      await database.query('select 1 from public.bonds where application_id = $1', [id]),
    ).toEqual([]);
    expect(await issue(database, id, colleague)).toMatchObject({ outcome: 'issued' });
  });

  it('shows its owner no number, and nothing is recorded as shown', async () => {
    const id = await storeUnderReview(database, underwriter);

    expect(await reveal(database, id, underwriter)).toEqual(REFUSED);
    expect((await lastEventOf(database, id))['kind']).not.toBe('identity-revealed');
    expect(await reveal(database, id, colleague)).toMatchObject({ outcome: 'revealed' });
  });

  it('stays closed to its owner when the same decision is sent twice at once', async () => {
    const id = await storeUnderReview(database, underwriter);

    expect(
      await Promise.all([decide(database, id, underwriter), decide(database, id, underwriter)]),
    ).toEqual([REFUSED, REFUSED]);
    expect(await isUntouched(id)).toBe(true);
  });
});

describe('a request about a bond of one’s own', () => {
  it('is not for its owner to decide', async () => {
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
