import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { addProject, callAs, storeContractor } from '../support/contractor-rows.ts';
import { LINE, MILLION } from '../support/line-account.ts';
import { storeBond } from '../support/stored-bond.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

/** A contract of $1,000,000 that was won inside the line, and calls about it. */
async function wonContract() {
  const owner: SignedIn = await database.addCustomer();
  const contractor = await storeContractor(database, owner, {
    line: { ...LINE, effectiveOn: '2020-01-01', reviewOn: '2099-01-01' },
  });
  const project = await addProject(database, contractor);
  const rowOf = async () => {
    const [row] = await database.query(
      'select stage, version, final_bond_application as application from public.projects where id = $1',
      [project],
    );

    return row;
  };
  const record = async (stage: string) =>
    callAs(database, owner, 'record_bid_result', project, (await rowOf())?.['version'], { stage });
  const link = (actor: SignedIn, application: string) =>
    callAs(database, actor, 'link_project_bond', project, application);
  await callAs(database, owner, 'request_bid', project, randomUUID(), MILLION);
  await record('low');

  return { owner, contractor, project, rowOf, record, link };
}

async function startDraft({ userId }: SignedIn, slug = 'performance-bond', state = 'SC') {
  const id = randomUUID();
  await database.query(
    `insert into public.applications (id, user_id, bond_slug, state_code, revision) values ($1, $2, $3, $4, 1)`,
    [id, userId, slug, state],
  );

  return id;
}

describe('the final bonds of a won contract', () => {
  it('are recorded when the bond of the linked application is stored, and the line holds the same cost', async () => {
    const { owner, contractor, rowOf, record, link } = await wonContract();
    const application = await startDraft(owner);
    expect(await link(owner, application)).toBe('not-open');
    await record('awarded');
    expect(await link(owner, application)).toBe('linked');
    expect(await link(owner, application)).toBe('linked');
    const usedOf = async () =>
      (await database.query(`select private.line_used($1, 'all-work') as used`, [contractor]))[0];
    const before = await usedOf();

    await storeBond(database, { ...owner });
    expect(await rowOf()).toMatchObject({ stage: 'awarded' });
    await storeBond(database, { ...owner, applicationId: application });
    expect(await rowOf()).toMatchObject({ stage: 'finals-issued' });
    expect(await usedOf()).toEqual(before);
    expect(await link(owner, await startDraft(owner))).toBe('not-open');
  });

  it.each([
    [
      'for the whole price of a contract change the price with their amount',
      MILLION,
      1.2 * MILLION,
    ],
    ['for a part of the price leave the price', MILLION / 2, MILLION],
  ])('%s', async (_, amount, price) => {
    const { owner, project, record, link } = await wonContract();
    await record('awarded');
    const application = await startDraft(owner);
    await link(owner, application);
    const bond = await storeBond(database, { ...owner, applicationId: application });
    const change = (to: number) =>
      database.query(
        'update public.bonds set amount_cents = $2, power_limit_cents = $2 where id = $1',
        [bond, to],
      );
    await change(amount);
    const priceOf = async () => {
      const [row] = await database.query(
        'select final_price_cents, version from public.projects where id = $1',
        [project],
      );

      return { price: Number(row?.['final_price_cents']), version: Number(row?.['version']) };
    };
    const before = await priceOf();
    await change(1.2 * MILLION);

    expect(await priceOf()).toEqual({
      price,
      version: price === before.price ? before.version : before.version + 1,
    });
  });

  it('are still recorded after a job that was closed too early is won again', async () => {
    const { owner, rowOf, record, link } = await wonContract();
    await record('awarded');
    const application = await startDraft(owner);
    await link(owner, application);
    await storeBond(database, { ...owner, applicationId: application });
    await record('closed');
    await record('reinstated');
    const { version } = (await rowOf()) ?? {};

    expect(await record('awarded')).toMatchObject({ outcome: 'recorded' });
    expect(await rowOf()).toEqual({
      application,
      stage: 'finals-issued',
      version: Number(version) + 1,
    });
  });

  it('are linked only by a member, by a draft of their own for a final bond in the state of the project', async () => {
    const { owner, rowOf, record, link } = await wonContract();
    await record('awarded');
    const stranger = await database.addCustomer();
    const own = await startDraft(owner);

    expect(await link(stranger, own)).toBe('not-found');
    expect(await link(stranger, await startDraft(stranger))).toBe('not-found');
    expect(await link(owner, await startDraft(stranger))).toBe('not-found');
    expect(await link(owner, await startDraft(owner, 'performance-bond', 'GA'))).toBe('not-found');
    expect(await link(owner, await startDraft(owner, 'notary'))).toBe('not-found');
    expect(await link(owner, await startDraft(owner, 'bid-bond'))).toBe('not-open');
    await storeBond(database, { ...owner, applicationId: own });
    expect(await rowOf()).toMatchObject({ stage: 'awarded', application: null });
  });
});
