import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '~/domain/dates';
import { REMINDER_DAYS, type ReminderDays, reminderDue } from '~/domain/renewals/reminders';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const BONDS = 4_000;
const TODAY = '2030-01-01';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  // Ten bonds end on each day of 400, half of them before today.
  await database.exec(`
    insert into public.bonds (
      id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status, effective_date, expiry_date
    )
    select
      md5(number::text)::uuid, 'notary', 'TX', 1000000, 15000, 'Principal ' || number, 'State of Texas', 'active',
      date '2020-01-01', date '${TODAY}' - 200 + number / 10
    from generate_series(0, ${BONDS - 1}) as number;
    insert into public.renewals (bond_id, next_due) select id, expiry_date from public.bonds;
  `);
  await database.exec('vacuum analyze public.bonds, public.renewals');
}, 120_000);

afterAll(() => database.close());

/** The query plan of a statement with the parameters of a run. */
async function planOf(sql: string): Promise<string> {
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${sql}`);

  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe(`a run among ${BONDS} bonds`, () => {
  it('finds ended bonds through an index of active bonds', async () => {
    const plan = await planOf(
      `select id from public.bonds
       where status = 'active' and expiry_date <= date '${TODAY}' order by expiry_date, id limit 500`,
    );

    expect(plan).toContain('bonds_to_expire_idx');
    expect(plan).not.toContain('Sort');
  });

  it('finds upcoming renewals through an index of renewals that nobody started', async () => {
    const plan = await planOf(
      `select id from public.renewals
       where status = 'upcoming' and next_due > date '${TODAY}' and next_due <= date '${TODAY}' + 60
       order by next_due, id limit 500`,
    );

    expect(plan).toContain('renewals_to_remind_idx');
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('the reminders in the database', () => {
  it('match the domain for every day and for every reminder sent before', async () => {
    const sent = [undefined, ...REMINDER_DAYS];
    for (const [index, reminded] of sent.entries()) {
      await database.query(
        `update public.renewals set reminded_days = $1 where right(bond_id::text, 1) in ($2, $3, $4, $5)`,
        [reminded ?? null, ...[0, 1, 2, 3].map((step) => (index * 4 + step).toString(16))],
      );
    }
    const { rows: earlier } = await database.query<{
      id: string;
      due: string;
      days: number | null;
    }>('select id, next_due::text as due, reminded_days as days from public.renewals');
    await database.query('select public.remind_of_renewals($1::date, $2, 100000)', [
      TODAY,
      [...REMINDER_DAYS],
    ]);
    const { rows: later } = await database.query<{ id: string; days: number | null }>(
      'select id, reminded_days as days from public.renewals',
    );
    const daysOf = new Map(later.map(({ id, days }) => [id, days]));

    expect(new Set(earlier.map(({ days }) => days))).toEqual(new Set([null, 60, 30, 7]));
    for (const { id, due, days } of earlier) {
      const reminded = (days ?? undefined) as ReminderDays | undefined;
      const wanted = reminderDue({ endsOn: due, reminded }, TODAY) ?? days;
      expect({ due, days, now: daysOf.get(id) }).toEqual({ due, days, now: wanted });
    }
    expect(earlier.some(({ due }) => due === addDays(TODAY, 60))).toBe(true);
  });
});
