import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addProject, callAs, storeContractor } from '../support/contractor-rows.ts';
import { hasPostgresServer, SOCKET_VARIABLE } from '../support/postgres/native-database.ts';
import { NativePostgres } from '../support/postgres/native-postgres.ts';
import { OWNER } from '../support/postgres/project-template.ts';
import { asRole } from '../support/test-database.ts';

const MILLION = 100_000_000;

let database: ActorDatabase;
let owner: SignedIn;
let contractor: string;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  owner = await database.addCustomer();
  contractor = await storeContractor(database, owner);
});

afterAll(() => database.close());

const ask = (project: string, price: number, bid = randomUUID()) =>
  callAs(database, owner, 'request_bid', project, bid, price);

const record = (project: string, expected: number, result: object) =>
  callAs(database, owner, 'record_bid_result', project, expected, result);

async function usedBy(id: string): Promise<number> {
  const [row] = await database.query(`select private.line_used($1, 'all-work') as used`, [id]);

  return Number(row?.['used']);
}

const YES = { outcome: 'yes', stops: [] };

describe('a request to bid', () => {
  it('inside the line is approved and reserves the price, once even if repeated', async () => {
    const project = await addProject(database, contractor);
    const bid = randomUUID();

    expect(await ask(project, MILLION, bid)).toEqual(YES);
    expect(await ask(project, MILLION, bid)).toEqual(YES);
    expect(await ask(project, MILLION + 1, bid)).toEqual({ outcome: 'changed-meanwhile' });
    expect(await ask(project, MILLION)).toEqual({ outcome: 'not-open' });
    expect(await usedBy(contractor)).toBe(MILLION);
  });

  it('outside the line gets the rules that stop it and holds nothing', async () => {
    const project = await addProject(database, contractor, { hasDesign: true });
    const stopped = {
      outcome: 'stopped',
      stops: [
        { rule: 'single-limit', allowed: 2 * MILLION, found: 3 * MILLION },
        { rule: 'design', allowed: null, found: null },
      ],
    };
    const bid = randomUUID();

    expect(await ask(project, 3 * MILLION, bid)).toEqual(stopped);
    expect(await ask(project, 3 * MILLION, bid)).toEqual(stopped);
    expect(await usedBy(contractor)).toBe(0);
    expect(await ask(project, 3 * MILLION)).toEqual(stopped);
    expect(
      await database.query(
        'select outcome from public.project_bids where project_id = $1 order by asked_at',
        [project],
      ),
    ).toEqual([{ outcome: 'withdrawn' }, { outcome: 'stopped' }]);
  });

  it('is one of at most 200 of a project', async () => {
    const project = await addProject(database, contractor, { hasDesign: true });
    for (let count = 0; count < 200; count += 1)
      expect(await ask(project, MILLION + count)).toMatchObject({ outcome: 'stopped' });

    expect(await ask(project, MILLION)).toEqual({ outcome: 'too-many' });
    const other = await addProject(database, contractor);
    expect(await ask(other, MILLION)).toEqual(YES);
  });

  it('after the bid time is refused', async () => {
    const project = await addProject(database, contractor);
    await database.query(
      `update public.projects set bid_at = now() - interval '1 minute' where id = $1`,
      [project],
    );

    expect(await ask(project, 1)).toEqual({ outcome: 'bid-closed' });
  });

  it('without a price is refused by the table', async () => {
    const project = await addProject(database, contractor);

    await expect(ask(project, 0)).rejects.toMatchObject({ code: '23514' });
    await expect(ask(project, -MILLION)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the result of a bid', () => {
  let project: string;

  beforeEach(async () => {
    project = await addProject(database, contractor, { estimate: 90_000_000 });
    await ask(project, MILLION);
  });

  it('holds the price while low, then the cost when awarded, also after the contractor closes the job', async () => {
    expect(await record(project, 2, { stage: 'low' })).toEqual({
      outcome: 'recorded',
      version: 3,
      spread: null,
    });
    expect(await usedBy(contractor)).toBe(MILLION);
    expect(await record(project, 3, { stage: 'awarded', finalPrice: 95_000_000 })).toMatchObject({
      outcome: 'recorded',
    });
    expect(await usedBy(contractor)).toBe(90_000_000);
    expect(await record(project, 4, { stage: 'closed' })).toMatchObject({ outcome: 'recorded' });
    expect(await usedBy(contractor)).toBe(90_000_000); // until an underwriter has read a schedule
  });

  it('is recorded once, and a repeated or late call changes nothing', async () => {
    await record(project, 2, { stage: 'lost', note: 'Third' });

    expect(await record(project, 2, { stage: 'lost', note: 'Third' })).toEqual({
      outcome: 'recorded',
      version: 3,
    });
    expect(await record(project, 2, { stage: 'low' })).toEqual({
      outcome: 'changed-meanwhile',
      version: 3,
    });
    expect(await record(project, 3, { stage: 'awarded' })).toEqual({ outcome: 'not-allowed' });
    expect(await record(project, 3, {})).toEqual({ outcome: 'not-allowed' });
    expect(await record(project, 3, { stage: 'approved' })).toEqual({ outcome: 'not-allowed' });
    expect(await usedBy(contractor)).toBe(0);
  });

  it.each([
    [1000, 100_000_000 / 0.9, false],
    [1001, 111_111_111.2, true],
  ])('sends a spread above 10%% to an underwriter: %s', async (_, second, expected) => {
    const cents = Math.round(Number(second)) + (expected ? 100_000 : -1);
    await record(project, 2, { stage: 'low', tabulation: [{ bidder: 'Second', cents }] });

    const [row] = await database.query(
      'select needs_underwriter from public.project_bids where project_id = $1',
      [project],
    );
    expect(row).toEqual({ needs_underwriter: expected });
  });

  it('takes its part of the line again when a lost bid is reinstated, if it still fits', async () => {
    await record(project, 2, { stage: 'lost' });
    const second = await addProject(database, contractor);
    const third = await addProject(database, contractor);
    const fourth = await addProject(database, contractor);
    expect(await ask(second, 2 * MILLION)).toEqual(YES);
    expect(await ask(third, 2 * MILLION)).toEqual(YES);
    expect(await ask(fourth, MILLION)).toEqual(YES);

    expect(await record(project, 3, { stage: 'reinstated' })).toEqual({
      outcome: 'stopped',
      stops: [{ rule: 'aggregate-limit', allowed: 0, found: MILLION }],
    });
    await record(fourth, 2, { stage: 'considering' });
    expect(await record(project, 3, { stage: 'reinstated' })).toMatchObject({
      outcome: 'recorded',
    });
    expect(await usedBy(contractor)).toBe(5 * MILLION);
  });

  it('frees the line when the bid is taken back, and the project can be changed and asked again', async () => {
    await record(project, 2, { stage: 'considering' });

    expect(await usedBy(contractor)).toBe(0);
    expect(await ask(project, 2 * MILLION)).toEqual(YES);
  });
});

describe('parallel bids for one line', () => {
  const PRICE = MILLION;
  const FITTING = 5;
  const ASKED = 12;

  it('take exactly what fits', async () => {
    const projects = await Promise.all(
      Array.from({ length: ASKED }, () => addProject(database, contractor)),
    );
    const answers = await Promise.all(projects.map((project) => ask(project, PRICE)));

    expect(answers.filter(({ outcome }) => outcome === 'yes')).toHaveLength(FITTING);
    expect(await usedBy(contractor)).toBe(FITTING * PRICE);
  });

  it.runIf(hasPostgresServer())('take exactly what fits in sessions of their own', async () => {
    const projects = await Promise.all(
      Array.from({ length: ASKED }, () => addProject(database, contractor)),
    );
    await callAs(database, owner, 'save_contractor', contractor, 0, {}); // opens the session of the owner
    const [row] = await database.query('select current_database() as name');
    const place = {
      socketPath: String(process.env[SOCKET_VARIABLE]),
      user: OWNER,
      database: String(row?.['name']),
    };
    const sessions = await Promise.all(projects.map(() => NativePostgres.open(place)));
    const claims = { sub: owner.userId, session_id: owner.userId, aal: 'aal1' };

    try {
      const answers = await Promise.all(
        sessions.map((session, index) =>
          asRole(session as never, 'authenticated', claims, async (transaction) => {
            const { rows } = await transaction.query<{ answer: { outcome: string } }>(
              'select public.request_bid($1, gen_random_uuid(), $2) as answer',
              [projects[index], PRICE],
            );

            return rows[0]?.answer.outcome;
          }),
        ),
      );

      expect(answers.filter((outcome) => outcome === 'yes')).toHaveLength(FITTING);
      expect(await usedBy(contractor)).toBe(FITTING * PRICE);
    } finally {
      await Promise.all(sessions.map((session) => session.close()));
    }
  });
});
