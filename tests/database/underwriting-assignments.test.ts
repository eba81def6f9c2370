import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff } from '../support/staff-actor.ts';
import { assign, sendApplication } from '../support/underwriting-rows.ts';

let database: ActorDatabase;
let underwriter: { userId: string };
let colleague: { userId: string };
let customer: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  underwriter = await addStaff(database, 'Dana Whitfield');
  colleague = await addStaff(database, 'Lee Moreno');
  customer = await database.addCustomer();
});

afterAll(() => database.close());

describe('assigning applications', () => {
  it('skips those that a colleague took meanwhile, and says so', async () => {
    const [free, taken] = [await sendApplication(database), await sendApplication(database)];
    await assign(database, colleague, [{ id: taken }], colleague.userId);

    expect(
      await assign(database, underwriter, [{ id: free }, { id: taken }], underwriter.userId),
    ).toEqual([free]);
    expect(
      await assign(
        database,
        underwriter,
        [{ id: taken, seen: colleague.userId }],
        underwriter.userId,
      ),
    ).toEqual([taken]);
  });

  it('has the same result if repeated', async () => {
    const id = await sendApplication(database);

    expect(await assign(database, underwriter, [{ id }], underwriter.userId)).toEqual([id]);
    expect(await assign(database, underwriter, [{ id }], underwriter.userId)).toEqual([id]);
  });

  it('releases only applications that are still assigned to the expected person', async () => {
    const id = await sendApplication(database);
    await assign(database, underwriter, [{ id }], underwriter.userId);

    expect(await assign(database, colleague, [{ id, seen: colleague.userId }], null)).toEqual([]);
    expect(await assign(database, colleague, [{ id, seen: underwriter.userId }], null)).toEqual([
      id,
    ]);
  });

  it("is refused to customers, and can't assign to a customer", async () => {
    const id = await sendApplication(database);

    await expect(assign(database, underwriter, [{ id }], customer.userId)).rejects.toMatchObject({
      code: '42501',
    });
    expect(await assign(database, customer, [{ id }], customer.userId)).toEqual([]);
  });
});
