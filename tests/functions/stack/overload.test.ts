import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFunctionsStack, type FunctionsStack } from '../../support/functions-stack.ts';
import { applyPersistently } from '../../support/persistent-applicant.ts';

const APPLICANTS = 40;

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

afterAll(() => stack.stop());

describe('more applicants at once than the functions can serve', () => {
  it('all get their bonds if they leave the page open', async () => {
    const applied = await Promise.all(
      Array.from({ length: APPLICANTS }, (_, index) =>
        applyPersistently(stack.apiUrl, `2001:db8:bbbb:${index.toString(16)}::1`),
      ),
    );

    expect(new Set(applied.map(({ payment, submission }) => `${payment}, ${submission}`))).toEqual(
      new Set(['200 ok, 200 issued']),
    );
    const [bonds] = await stack.query(
      `select count(*)::int as count from public.bonds where status = 'active' and application_id = any($1)`,
      [applied.map(({ quoteId }) => quoteId)],
    );
    expect(bonds).toEqual({ count: APPLICANTS });
  }, 300_000);
});
