import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addProject, callAs, storeContractor, storeLine } from '../support/contractor-rows.ts';
import { addStaff, type StaffActor } from '../support/staff-actor.ts';
import { CURRENT_LINE } from '../support/line-account.ts';

/** The limit of one underwriter, by content/surety.yaml. */
const LIMIT = 50_000_000;

const MILLION = 100_000_000;

let database: ActorDatabase;
let dana: StaffActor;
let lee: StaffActor;
let owner: SignedIn;
let contractor: string;

beforeAll(async () => {
  database = await openDatabase();
  dana = await addStaff(database, 'Dana Whitfield');
  lee = await addStaff(database, 'Lee Moreno');
});

beforeEach(async () => {
  owner = await database.addCustomer();
  contractor = await storeContractor(database, owner, { line: null });
});

afterAll(() => database.close());

describe('a bid that the line stopped', () => {
  const decide = (actor: SignedIn, bid: string, decision = 'approved') =>
    callAs(database, actor, 'decide_bid', bid, decision, 'Known owner');

  async function stoppedBid(price: number): Promise<{ bid: string; project: string }> {
    const project = await addProject(database, contractor, { hasDesign: true });
    const bid = randomUUID();
    await callAs(database, owner, 'request_bid', project, bid, price);

    return { bid, project };
  }

  const stageOf = async (id: string) =>
    (await database.query('select stage from public.projects where id = $1', [id]))[0]?.['stage'];

  it('is approved by an underwriter, once', async () => {
    const { bid, project } = await stoppedBid(LIMIT);

    expect(await decide(dana, bid)).toBe('decided');
    expect(await decide(dana, bid)).toBe('decided');
    expect(await decide(lee, bid, 'declined')).toBe('not-open');
    expect(await stageOf(project)).toBe('approved');
  });

  it('needs two different underwriters above the limit', async () => {
    const { bid, project } = await stoppedBid(LIMIT + 1);

    expect(await decide(dana, bid)).toBe('colleague-required');
    expect(await decide(dana, bid)).toBe('colleague-required');
    expect(await stageOf(project)).toBe('considering');
    expect(await decide(lee, bid)).toBe('decided');
    expect(await stageOf(project)).toBe('approved');
  });

  it('is declined, and holds nothing', async () => {
    const { bid, project } = await stoppedBid(MILLION);

    expect(await decide(dana, bid, 'declined')).toBe('decided');
    expect(await decide(dana, bid, 'yes')).toBe('not-open');
    expect(await stageOf(project)).toBe('considering');
  });

  it('waits for an underwriter above the spread that its line allows, who clears it', async () => {
    await storeLine(database, contractor, { ...CURRENT_LINE, conditions: { maxSpreadPercent: 8 } });
    const project = await addProject(database, contractor);
    const bid = randomUUID();
    await callAs(database, owner, 'request_bid', project, bid, 91);
    await callAs(database, owner, 'record_bid_result', project, 2, {
      stage: 'low',
      tabulation: [{ bidder: 'Second', cents: 100 }],
    });
    const waits = async () =>
      (
        await database.query('select needs_underwriter from public.project_bids where id = $1', [
          bid,
        ])
      )[0];
    expect(await waits()).toEqual({ needs_underwriter: true });

    expect(await decide(dana, bid, 'spread-cleared')).toBe('decided');
    expect(await waits()).toEqual({ needs_underwriter: false });
    expect(await decide(dana, bid, 'spread-cleared')).toBe('not-open');
  });
});

describe('an indemnitor', () => {
  it('is asked once with a reason, seen by the contractor, and released', async () => {
    const facts = {
      id: randomUUID(),
      kind: 'person',
      relation: 'owner',
      full_name: 'Ann Cole',
      email: 'ann@example.com',
      reason: 'Owns 60% of the company',
    };

    expect(await callAs(database, dana, 'ask_indemnitor', contractor, facts)).toBe('asked');
    expect(await callAs(database, dana, 'ask_indemnitor', contractor, facts)).toBe('asked');
    expect(
      await database.queryAs(owner, 'select full_name, reason from public.indemnitors'),
    ).toEqual([{ full_name: 'Ann Cole', reason: facts.reason }]);
    const asked = async (actor: SignedIn) => {
      await database.query(
        'grant execute on function private.indemnitor_to_sign(uuid) to authenticated',
      );
      await database.query('grant usage on schema private to authenticated');
      const [row] = await database.tryAs(actor, 'select private.indemnitor_to_sign($1) as asked', [
        facts.id,
      ]);
      await database.query('revoke usage on schema private from authenticated');
      await database.query(
        'revoke execute on function private.indemnitor_to_sign(uuid) from authenticated',
      );

      return row?.['asked'];
    };
    expect(await asked(dana)).toMatchObject({ role: 'indemnitor', reason: facts.reason });
    expect(await asked(owner)).toBeNull();
    expect(await callAs(database, dana, 'release_indemnitor', facts.id)).toBe('released');
    expect(await asked(dana)).toBeNull();
  });
});
