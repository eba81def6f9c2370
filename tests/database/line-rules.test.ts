import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bidSpread } from '~/domain/contractors/bid-spread';
import { countedUse } from '~/domain/contractors/line-used';
import { NEXT_STAGES, PROJECT_STAGES } from '~/domain/contractors/project-stages';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addProject, storeContractor } from '../support/contractor-rows.ts';
import { ACCOUNT, CASE_DAY, LINE } from '../support/line-account.ts';
import { ALL_LINE_CASES } from '../support/line-read-cases.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

describe('the rules of a line in the database', () => {
  it.each(ALL_LINE_CASES)('$name', async ({ line, account = {}, project, price, stops }) => {
    const contractor = await storeContractor(database, await database.addCustomer(), {
      account: { ...ACCOUNT, ...account },
      line: line === null ? null : { ...LINE, ...line },
    });
    const id = await addProject(database, contractor, project);
    const basis = line?.basis ?? LINE.basis;

    const [row] = await database.query(
      `select private.line_stops(project, $2, $3) as stops, private.line_used(contractor_id, $4) as used
       from public.projects as project where id = $1`,
      [id, price, CASE_DAY, basis],
    );

    expect(row?.['stops']).toEqual(stops);
    const told = { ...ACCOUNT, ...account };
    expect(Number(row?.['used'])).toBe(
      countedUse(basis, told.projects, told.schedules).counted.total,
    );
  });
});

describe('the database and the site', () => {
  it('compute the same spread', async () => {
    for (const [own, others] of [
      [90, [100]],
      [9_000_000_000_001, [10_000_000_000_000, 9_999_999_999_999]],
      [100, [100]],
      [101, [100]],
      [100, []],
      [89_999, [100_000]],
      [66, [99]],
    ] as const) {
      const tabulation = others.map((cents) => ({ bidder: 'Other', cents }));
      const [row] = await database.query('select private.spread_of($1, $2) as spread', [
        tabulation,
        own,
      ]);

      expect(row?.['spread'] ?? undefined).toBe(bidSpread(own, tabulation));
    }
  });

  it('allow the same stages after each stage', async () => {
    for (const stage of PROJECT_STAGES) {
      const [row] = await database.query('select private.next_stages($1) as stages', [stage]);

      expect(row?.['stages']).toEqual(NEXT_STAGES[stage]);
    }
  });
});
