import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/data/database.types.ts';
import { LETTER_VALID_DAYS, letterState } from '../../src/domain/contractors/bondability-letter.ts';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { PUBLISHABLE_KEY } from '../../supabase/local/keys.ts';
import {
  addIndemnitor,
  addProject,
  CONTRACTOR_FACTS,
  storeContractor,
} from '../support/contractor-rows.ts';
import {
  callForFile,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { LINE } from '../support/line-account.ts';

let stack: FunctionsStack;
const today = todayIn('America/New_York', new Date());

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

/** A contractor with a line, and calls of its member about letters. */
async function openAccount(line: object | null = {}) {
  const member = await stack.signIn();
  const contractor = await storeContractor(stack, member, {
    account: { statement: { asOf: addDays(today, -30), staleAfter: '', isRead: true } },
    line: line && { ...LINE, effectiveOn: '2020-01-01', reviewOn: '2099-01-01', ...line },
  });
  const db = createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
    accessToken: () => Promise.resolve(member.token),
  });
  const write = async (facts: Record<string, unknown> = {}, of_contractor = contractor) => {
    const { data } = await db.rpc('write_letter', {
      of_contractor,
      facts: { id: randomUUID(), ...facts } as never,
    });

    return data as { outcome: string; stops?: { rule: string }[] };
  };
  const newest = async () => {
    const [row] = await stack.query(
      'select * from public.bondability_letters where contractor_id = $1 order by created_at desc limit 1',
      [contractor],
    );

    return row;
  };
  const verify = async () =>
    stack.call('verify-bond', { token: String((await newest())?.['verify_token']) });
  const download = async (token = member.token) =>
    callForFile(stack, 'bondability-letter', { letterId: (await newest())?.['id'] }, { token });
  const changeLine = (change: string) =>
    stack.query(`update public.line_grants set ${change} where contractor_id = $1`, [contractor]);

  return { member, contractor, write, newest, verify, download, changeLine };
}

const SUSPENDED = `suspended_by = gen_random_uuid(), suspended_at = now(), suspend_reason = 'Under review'`;

describe('a letter of bondability', () => {
  it('states the line, is printed for its contractor, and tells anybody with its code that it is valid', async () => {
    const { member, contractor, write, newest, verify } = await openAccount();
    const project = await addProject(stack, contractor);
    const id = randomUUID();

    expect(await write({ id, project_id: project })).toEqual({ outcome: 'written' });
    expect(await write({ id, project_id: project })).toEqual({ outcome: 'written' }); // a lost answer
    expect(
      await stack.query('select id from public.bondability_letters where contractor_id = $1', [
        contractor,
      ]),
    ).toEqual([{ id }]);
    const { status, bytes } = await callForFile(
      stack,
      'bondability-letter',
      { letterId: id },
      { token: member.token },
    );
    expect([status, new TextDecoder().decode(bytes.slice(0, 5))]).toEqual([200, '%PDF-']);
    expect(await verify()).toMatchObject({ status: 200 });
    expect((await verify()).body).toEqual({
      letter: {
        contractor: 'Palmetto Ridge Builders LLC',
        project: 'Lowcountry Library, Beaufort',
        single: LINE.single,
        aggregate: LINE.aggregate,
        issuedOn: today,
        validUntil: addDays(today, LETTER_VALID_DAYS),
        state: 'valid',
      },
    });
    expect(await newest()).toMatchObject({ addressed_to: 'Beaufort County' });
  });

  it('states no more than the line', async () => {
    const { write } = await openAccount();

    for (const facts of [
      { single_cents: LINE.single + 1 },
      { aggregate_cents: LINE.aggregate + 1 },
      { single_cents: LINE.single, aggregate_cents: LINE.single - 1 },
    ])
      expect(await write(facts)).toEqual({ outcome: 'above-line' });
    expect(await write({ single_cents: 1, aggregate_cents: 2 })).toEqual({ outcome: 'written' });
  });

  it.each([
    ['no-line', null],
    ['line-suspended', { isSuspended: true }],
    ['line-not-effective', { effectiveOn: '2098-01-01' }],
    ['review-due', { reviewOn: '2020-01-02' }],
    ['statement-old', { conditions: { maxStatementDays: 29 } }],
  ])('is not written: %s', async (rule, line) => {
    const { write, newest } = await openAccount(line);

    expect(await write()).toMatchObject({ outcome: 'stopped', stops: [{ rule }] });
    expect(await newest()).toBeUndefined();
  });

  it('is not written while an indemnity is unsigned', async () => {
    const { contractor, write, newest } = await openAccount();
    await addIndemnitor(stack, contractor);

    expect(await write()).toMatchObject({ stops: [{ rule: 'indemnity-unsigned', found: 1 }] });
    expect(await newest()).toBeUndefined();
  });

  it('is not written about a project outside the line, but can be written without a project', async () => {
    const { contractor, write } = await openAccount({ conditions: { states: ['NC'] } });
    const project = await addProject(stack, contractor);

    expect(await write({ project_id: project })).toMatchObject({ stops: [{ rule: 'state' }] });
    expect(await write()).toEqual({ outcome: 'written' });
  });

  it.each([
    ['withdrawn', SUSPENDED, { isSuspended: true }],
    ['withdrawn', 'single_cents = single_cents - 1', { single: LINE.single - 1 }],
    ['withdrawn', 'aggregate_cents = aggregate_cents - 1', { aggregate: LINE.aggregate - 1 }],
    ['valid', 'aggregate_cents = aggregate_cents + 1', { aggregate: LINE.aggregate + 1 }],
  ])('is %s after the line changed: %s', async (state, change, line) => {
    const { write, newest, verify, download, changeLine } = await openAccount();
    await write();
    await changeLine(change);

    expect((await verify()).body).toMatchObject({ letter: { state } });
    const letter = {
      single: LINE.single,
      aggregate: LINE.aggregate,
      validUntil: String((await newest())?.['valid_until']),
    };
    expect(letterState(letter, { ...LINE, ...line }, today)).toBe(state); // the site has the same rule
    expect((await download()).status).toBe(state === 'valid' ? 200 : 404);
  });

  it('never gets the name of another company', async () => {
    const { member, contractor, write, verify } = await openAccount();
    await write();
    const db = createClient<Database>(stack.apiUrl, PUBLISHABLE_KEY, {
      accessToken: () => Promise.resolve(member.token),
    });
    const rename = (legal_name: string) =>
      db.rpc('save_contractor', {
        of_contractor: contractor,
        expected: 1,
        facts: { ...CONTRACTOR_FACTS, legal_name } as never,
      });

    expect((await rename('Big Builder LLC')).data).toEqual({ outcome: 'name-fixed' });
    expect((await verify()).body).toMatchObject({
      letter: { contractor: CONTRACTOR_FACTS.legal_name, state: 'valid' },
    });
  });

  it('ends with its last day', async () => {
    const { write, verify, contractor } = await openAccount();
    await write();
    await stack.query(
      `update public.bondability_letters set issued_on = $2, valid_until = $2 where contractor_id = $1`,
      [contractor, addDays(today, -1)],
    );

    expect((await verify()).body).toMatchObject({ letter: { state: 'expired' } });
  });

  it('is written and printed only for members', async () => {
    const [account, other] = [await openAccount(), await openAccount()];
    const id = randomUUID();
    await account.write({ id });

    expect(await other.write({}, account.contractor)).toEqual({ outcome: 'not-found' });
    expect(await other.write({ id })).toEqual({ outcome: 'not-found' });
    expect(await other.write({ project_id: await addProject(stack, account.contractor) })).toEqual({
      outcome: 'not-found',
    });
    for (const { token } of [other.member, await stack.signInStaff()])
      expect((await account.download(token)).status).toBe(404);
    expect((await stack.call('verify-bond', { token: 'x'.repeat(32) })).status).toBe(404);
  });
});
