import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { checksOf } from '../tools/smoke/all-checks.ts';
import { findProblems } from '../tools/smoke/check.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

const ask = (method = 'GET') => fetch(`${stack.apiUrl}/functions/v1/health`, { method });

/** What a monitor reads after a statement, and what smoke says then. The other statement undoes the first. */
async function after(statement: string, undo: string) {
  await stack.query(statement);
  const answer = await ask();
  const problems = await smoke();
  await stack.query(undo);

  return { status: answer.status, body: (await answer.json()) as unknown, problems };
}

/** The answer of smoke to the question whether the service is well. */
async function smoke(): Promise<string[]> {
  const check = checksOf({ withSite: false }).find(({ name }) => name === 'the service is well');
  if (!check) throw new Error('smoke has no such check');

  const supabase = new URL(stack.apiUrl);
  return findProblems(check, { site: supabase, supabase, publishableKey: PUBLISHABLE_KEY });
}

describe('health', () => {
  it('answers a monitor that has no key, and keeps nothing in a cache', async () => {
    const answer = await ask();

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'ok',
      checks: { bonds: 'ok', mails: 'ok', signatures: 'ok', numbers: 'ok', realtime: 'ok' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await ask('HEAD')).status).toBe(200);
  });

  it('refuses other methods', async () => {
    const answer = await ask('POST');

    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it.each([
    [
      'a mail is late',
      `insert into private.notifications (kind, recipient, dedupe_key, next_attempt_at)
       values ('received', 'nobody@example.com', 'a late mail', now() - interval '16 minutes')`,
      `delete from private.notifications where dedupe_key = 'a late mail'`,
      { mails: 'late' },
    ],
    [
      'few application numbers are left',
      `select setval('private.application_number_seq', 800000)`,
      `select setval('private.application_number_seq', min_value, false) from (
         select seqmin as min_value from pg_sequence where seqrelid = 'private.application_number_seq'::regclass
       ) as sequence`,
      { numbers: 'low' },
    ],
    [
      'Realtime sends the changes of a table that is written often',
      `alter publication supabase_realtime add table public.application_events`,
      `alter publication supabase_realtime drop table public.application_events`,
      { realtime: 'crowded' },
    ],
  ])('answers 503 while %s, and smoke names it', async (_, statement, undo, checks) => {
    const { status, body, problems } = await after(statement, undo);

    expect({ status, body }).toMatchObject({ status: 503, body: { status: 'attention', checks } });
    expect(problems).toEqual([expect.stringContaining(JSON.stringify(checks).slice(1, -1))]);
    expect(await smoke()).toEqual([]);
  });
});
