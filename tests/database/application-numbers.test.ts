import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

async function draw(count: number): Promise<string[]> {
  const rows = await database.queryAs(
    'service_role',
    'select private.next_application_number() as number from generate_series(1, $1)',
    [count],
  );

  return rows.map(({ number }) => String(number));
}

describe('application numbers', () => {
  it('are unique in 10,000 draws, each APP- and six digits', async () => {
    const numbers = await draw(10_000);

    expect(new Set(numbers).size).toBe(10_000);
    expect(numbers.filter((number) => !/^APP-\d{6}$/.test(number))).toEqual([]);
  });

  it("don't reveal the number of applications, because consecutive numbers lie far apart", async () => {
    const numbers = (await draw(100)).map((number) => Number(number.slice(4)));
    const steps = numbers
      .slice(1)
      .map((number, index) => Math.abs(number - Number(numbers[index])));

    expect(Math.min(...steps)).toBeGreaterThan(100_000);
  });

  it('run out with an error instead of repeating', async () => {
    await database.query(`select setval('private.application_number_seq', 999998)`);

    await expect(draw(1)).resolves.toHaveLength(1);
    await expect(draw(1)).rejects.toMatchObject({ code: '2200H' });
  });

  it('can be drawn only by the functions', async () => {
    for (const actor of ['anon', await database.addCustomer()] as const) {
      await expect(
        database.queryAs(actor, 'select private.next_application_number()'),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});
