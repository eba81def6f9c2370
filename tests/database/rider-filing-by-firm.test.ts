import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { addRider, tickRider } from '../support/filed-rider.ts';
import {
  addColleague,
  addMatterApplication,
  openFirm,
  saveNewMatter,
} from '../support/sample-firm.ts';
import { addStaff } from '../support/staff-actor.ts';
import { storeBond } from '../support/stored-bond.ts';

const DENIED = { code: '42501' };

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

describe('the desk of a law firm', () => {
  const riderFor = async (actor: Actor) =>
    (await database.queryAs(actor, 'select rider_to_file from public.matter_progress()'))[0]?.[
      'rider_to_file'
    ];

  it('names the first rider to file to every member who opens the matter, until its owner ticks it', async () => {
    const staff = await addStaff(database, 'Dana Whitfield');
    const stranger = await database.addCustomer();
    const lawyer = await database.addCustomer();
    await openFirm(database, lawyer);
    const colleague = await addColleague(database, lawyer, 'paralegal');
    const matterId = await saveNewMatter(database, lawyer);
    const applicationId = await addMatterApplication(database, lawyer, matterId);
    const bond = await storeBond(database, { ...lawyer, applicationId });
    const held = { userId: lawyer.userId, applicationId, bondId: bond };
    await addRider(database, held, { staff });
    await addRider(database, held, { staff, number: 2 });

    expect(await riderFor(lawyer)).toBe(1);
    expect(await riderFor(colleague)).toBe(1);
    expect(await riderFor(stranger)).toBeUndefined();
    await expect(tickRider(database, colleague, { bond })).rejects.toMatchObject(DENIED);

    const file = async (actor: Actor, rider: number) =>
      (
        await database.queryAs(actor, 'select public.file_rider_of_matter($1, $2) as outcome', [
          matterId,
          rider,
        ])
      )[0]?.['outcome'];
    const billing = await addColleague(database, lawyer, 'billing');
    const otherFirm = await database.addCustomer();
    await openFirm(database, otherFirm);
    for (const actor of [billing, otherFirm, stranger])
      expect(await file(actor, 1)).toBe('not-found');
    expect(await file(colleague, 3)).toBe('not-found');
    await expect(file('anon', 1)).rejects.toMatchObject(DENIED);
    expect(await riderFor(lawyer)).toBe(1);

    expect(await file(colleague, 1)).toBe('filed');
    expect(await file(colleague, 1)).toBe('filed');
    expect(await riderFor(colleague)).toBe(2);
    await database.query('update public.firm_members set left_at = now() where user_id = $1', [
      colleague.userId,
    ]);
    expect(await file(colleague, 2)).toBe('not-found');
    await database.query('update public.firm_members set left_at = null where user_id = $1', [
      colleague.userId,
    ]);
    await tickRider(database, lawyer, { bond, rider: 2 });
    expect(await riderFor(colleague)).toBeNull();
  });
});
