import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

const DENIED = { code: '42501' };
const BROKEN = { code: '23514' };

const LCP = { name: 'LCP', value: 1200, rating: 'good', navigation: 'navigate' };

function record(vitals: object[], route = '/products/[bond]'): Promise<unknown> {
  return database.queryAs('service_role', 'select public.record_web_vitals($1)', [
    JSON.stringify({ route, vitals }),
  ]);
}

describe('record_web_vitals', () => {
  it('stores one row per measurement, with the hour and nothing about the visitor', async () => {
    await record([LCP, { ...LCP, name: 'CLS', value: 0.05 }], '/states/[stateCode]');

    const rows = await database.query(
      `select *, recorded_at = date_trunc('hour', now()) as is_this_hour
       from public.web_vitals where route = '/states/[stateCode]' order by name`,
    );
    expect(rows).toMatchObject([
      { name: 'CLS', value: 0.05, is_this_hour: true },
      { name: 'LCP', value: 1200, rating: 'good', navigation: 'navigate' },
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      [
        'id',
        'is_this_hour',
        'name',
        'navigation',
        'rating',
        'recorded_at',
        'route',
        'value',
      ].sort(),
    );
  });

  it.each([
    ['an address with a query', [LCP], '/quote?state=SC'],
    ['a route of 65 characters', [LCP], `/${'a'.repeat(64)}`],
    ['an unknown measurement', [{ ...LCP, name: 'FID' }], '/'],
    ['a value out of bounds', [{ ...LCP, value: 600_001 }], '/'],
  ])('refuses %s', async (_, vitals, route) => {
    await expect(record(vitals, route)).rejects.toMatchObject(BROKEN);
  });

  it('deletes rows older than 90 days and keeps newer ones', async () => {
    await database.query(
      `insert into public.web_vitals (recorded_at, route, name, value, rating, navigation)
       select now() - make_interval(days => age), '/aged', 'LCP', age, 'good', 'navigate'
       from unnest(array[89, 91, 400]) as age`,
    );

    await record([LCP]);
    expect(
      await database.query(`select value from public.web_vitals where route = '/aged'`),
    ).toEqual([{ value: 89 }]);
  });
});

describe('web_vitals', () => {
  const INSERT = `insert into public.web_vitals (route, name, value, rating, navigation)
    values ('/', 'LCP', 1, 'good', 'navigate')`;

  it.each([
    ['read', 'select * from public.web_vitals'],
    ['add to', INSERT],
    ['change', 'update public.web_vitals set value = 1'],
    ['delete from', 'delete from public.web_vitals'],
    ['call the function that adds to', `select public.record_web_vitals('{}')`],
  ])('no visitor and no customer can %s it', async (_, statement) => {
    for (const actor of ['anon', await database.addCustomer()] as const) {
      await expect(database.queryAs(actor, statement)).rejects.toMatchObject(DENIED);
    }
  });

  it("can't be changed by the functions either", async () => {
    await expect(
      database.queryAs('service_role', 'update public.web_vitals set value = 1'),
    ).rejects.toMatchObject(DENIED);
  });
});
