import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { openSigningBench } from '../support/signing.ts';
import { textWithoutIds } from '../support/text-without-ids.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const read = (token: string, init: RequestInit = {}) =>
  fetch(`${stack.apiUrl}/functions/v1/matter-calendar?token=${encodeURIComponent(token)}`, init);

/** A firm with one matter that has a hearing, and the token of its owner's feed. */
async function openFeed() {
  const bench = await openSigningBench(stack);
  const token = randomBytes(24).toString('base64url');
  await stack.query(`update public.matters set hearing_on = '2026-12-10' where id = $1`, [
    bench.matterId,
  ]);
  await stack.query(
    'insert into private.calendar_feeds (user_id, firm_id, token_hash) values ($1, $2, $3)',
    [bench.attorney.userId, bench.firmId, createHash('sha256').update(token).digest('hex')],
  );

  return { ...bench, token };
}

it('answers a calendar program without key and session, with title, court and day only', async () => {
  const { token, matterId, email } = await openFeed();
  const answer = await read(token);
  const text = await answer.text();

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(text).toContain('SUMMARY:File the bond: Estate of John Smith');
  expect(text).toContain('DESCRIPTION:Probate Court\\, Charleston');
  expect(text).toContain('DTSTART;VALUE=DATE:20261210');
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`/dashboard/attorney?matter=${matterId}`);
  const told = textWithoutIds(unfolded);
  for (const secret of [email, 'Mary', '250', 'brother', token]) expect(told).not.toContain(secret);
  expect((await read(token, { method: 'HEAD' })).status).toBe(200);
});

it('is kept by the calendar program, which asks each time whether it changed', async () => {
  const { token, matterId } = await openFeed();
  const first = await read(token);
  const etag = String(first.headers.get('etag'));
  expect(first.headers.get('cache-control')).toBe('private, no-cache');

  for (const known of [etag, `W/${etag}`]) {
    const again = await read(token, { headers: { 'if-none-match': known } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  }

  await stack.query(`update public.matters set hearing_on = '2026-12-11' where id = $1`, [
    matterId,
  ]);
  expect((await read(token, { headers: { 'if-none-match': etag } })).status).toBe(200);
});

it('gives one answer to guesses, ended feeds and former colleagues, also with a known ETag', async () => {
  const { token, attorney, firmId } = await openFeed();
  const other = await openFeed();
  const etag = String((await read(token)).headers.get('etag'));
  const guesses = [
    '',
    'x',
    randomUUID(),
    randomBytes(24).toString('base64url'),
    `${token}x`,
    '%',
    '\u0000',
  ];
  for (const guess of guesses) {
    const answer = await read(guess);
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'not-found' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }

  await stack.query(
    'update public.firm_members set left_at = now() where firm_id = $1 and user_id = $2',
    [firmId, attorney.userId],
  );
  const afterLeaving = await read(token, { headers: { 'if-none-match': etag } });
  expect([afterLeaving.status, await afterLeaving.json()]).toEqual([404, { code: 'not-found' }]);

  await stack.query('delete from private.calendar_feeds where firm_id = $1', [other.firmId]);
  expect((await read(other.token)).status).toBe(404);
});

it('takes no other method', async () => {
  const { token } = await openFeed();

  expect((await read(token, { method: 'POST', body: '{}' })).status).toBe(405);
});
