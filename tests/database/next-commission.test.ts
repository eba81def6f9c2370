import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { renewalHands } from '../support/renewal-actions.ts';
import { issue } from '../support/staff-decisions.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

/** A notary whose bond ends in 2030, and who gets a new one. Returns the status of the first one's renewal. */
async function statusAfter(changes: object, buyer?: { userId: string }) {
  const owner = await database.addCustomer();
  const { storeRenewable, renewalsOf } = renewalHands(database, owner);
  const bondId = await storeRenewable();
  const { quoteId } = await storeApplication(database, {
    ...(buyer ?? owner),
    keyHash: buildKeyHash(),
  });
  const dates = { effective_date: '2030-11-15', expiry_date: '2034-11-15', next_due: '2034-11-15' };
  expect(await issue(database, quoteId, undefined, { ...dates, ...changes })).toMatchObject({
    outcome: 'issued',
  });

  return (await renewalsOf(bondId))[0]?.['status'];
}

it('ends the reminders to renew the bond of the last commission', async () => {
  expect(await statusAfter({})).toBe('lapsed');
  expect(await statusAfter({ principal: ' MARISOL  okafor' })).toBe('lapsed');
});

it('keeps the reminders of another notary, of another account, and of a bond that lasts longer', async () => {
  expect(await statusAfter({ principal: 'Ann Lee' })).toBe('upcoming');
  expect(await statusAfter({}, await database.addCustomer())).toBe('upcoming');
  expect(await statusAfter({ effective_date: '2027-01-01', expiry_date: '2030-01-01' })).toBe(
    'upcoming',
  );
});
