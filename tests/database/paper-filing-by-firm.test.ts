import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agencyDay } from '../../src/domain/business-day.ts';
import { addDays } from '../../src/domain/dates.ts';
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

const today = agencyDay(new Date());

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

    const file = async (actor: Actor, rider: number, term = 1) =>
      (
        await database.queryAs(actor, 'select public.file_later_paper($1, $2, $3) as outcome', [
          matterId,
          term,
          rider,
        ])
      )[0]?.['outcome'];
    const billing = await addColleague(database, lawyer, 'billing');
    const otherFirm = await database.addCustomer();
    await openFirm(database, otherFirm);
    for (const actor of [billing, otherFirm, stranger])
      expect(await file(actor, 1)).toBe('not-found');
    for (const [rider, term] of [
      [3, 1],
      [0, 1],
      [0, 2],
      [1, 2],
      [-1, 1],
    ] as const)
      expect(await file(colleague, rider, term)).toBe('not-found');
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

  it('names the certificate of a current term to every member who opens the matter, until it is ticked there', async () => {
    const stranger = await database.addCustomer();
    const lawyer = await database.addCustomer();
    await openFirm(database, lawyer);
    const colleague = await addColleague(database, lawyer, 'paralegal');
    const billing = await addColleague(database, lawyer, 'billing');
    const matterId = await saveNewMatter(database, lawyer);
    const applicationId = await addMatterApplication(database, lawyer, matterId);
    const bond = await storeBond(database, { ...lawyer, applicationId });
    const continueFor = (term: number, startsOn: string, hasCertificate = true) =>
      database.query(
        `insert into public.bond_terms (
           bond_id, number, starts_on, ends_on, premium_cents, principal, amount_cents, certificate_url, certificate_sha256
         )
         select bond.id, $2::integer, $3::date, $3::date + 365, 0, bond.principal, bond.amount_cents,
           case when $4 then bond.id || '/continuation-' || $2 || '.pdf' end, case when $4 then repeat('a', 64) end
         from public.bonds as bond where bond.id = $1`,
        [bond, term, startsOn, hasCertificate],
      );
    const certificateFor = async (actor: Actor) =>
      (
        await database.queryAs(actor, 'select certificate_to_file from public.matter_progress()')
      )[0]?.['certificate_to_file'];
    const file = async (actor: Actor, term: number, rider = 0) =>
      (
        await database.queryAs(actor, 'select public.file_later_paper($1, $2, $3) as outcome', [
          ...[matterId, term, rider],
        ])
      )[0]?.['outcome'];

    await continueFor(2, addDays(today, -365)); // ends today
    expect(await certificateFor(lawyer)).toBeNull();
    await continueFor(3, today, false);
    expect(await certificateFor(lawyer)).toBeNull();
    expect(await file(colleague, 3)).toBe('not-found');
    await continueFor(4, addDays(today, -364));
    expect(await certificateFor(lawyer)).toBe(4);
    expect(await certificateFor(colleague)).toBe(4);
    expect(await certificateFor(stranger)).toBeUndefined();

    for (const actor of [billing, stranger]) expect(await file(actor, 4)).toBe('not-found');
    expect(await file(colleague, 4, 1)).toBe('not-found');
    expect(await certificateFor(lawyer)).toBe(4);
    expect(await file(colleague, 4)).toBe('filed');
    expect(await file(colleague, 4)).toBe('filed');
    expect(await certificateFor(lawyer)).toBeNull();
  });
});
