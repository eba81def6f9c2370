import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const ask = (method = 'GET') => fetch(`${stack.apiUrl}/functions/v1/health`, { method });

/** The checks while this statement's rows are late. The rows are removed again. */
async function checksWith(statement: string): Promise<unknown> {
  await stack.query(statement);
  const answer = await ask();
  await stack.query(`delete from private.notifications where dedupe_key = 'a late mail'`);

  return { status: answer.status, body: await answer.json() };
}

describe('health', () => {
  it('answers a monitor that has no key, and keeps nothing in a cache', async () => {
    const answer = await ask();

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'ok',
      checks: { bonds: 'ok', mails: 'ok', signatures: 'ok', numbers: 'ok' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await ask('HEAD')).status).toBe(200);
  });

  it('refuses other methods', async () => {
    const answer = await ask('POST');

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('answers 503 while a mail is late', async () => {
    expect(
      await checksWith(
        `insert into private.notifications (kind, recipient, dedupe_key, next_attempt_at)
         values ('received', 'nobody@example.com', 'a late mail', now() - interval '16 minutes')`,
      ),
    ).toMatchObject({ status: 503, body: { status: 'attention', checks: { mails: 'late' } } });
    expect((await ask()).status).toBe(200);
  });
});
