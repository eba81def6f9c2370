import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealedNumbers } from '../support/draft-on-file.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import {
  bind,
  buildSignedApplication,
  openMatterQuote,
  submitMatterQuote,
} from '../support/matter-quote.ts';
import { signInWithPassword, signUpWithFactor, tokenOf } from '../support/second-factor.ts';

const NOT_FOUND = { status: 404, body: { code: 'not-found' } };

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
  // The documents of an estate are a story of their own.
  await stack.query('delete from public.bond_required_documents');
});

afterAll(() => stack.stop());

const kindsOf = async (of: { draft: { quoteId: string } }) =>
  (await sealedNumbers(stack, of.draft)).map(({ kind }) => kind);

describe('an attack', () => {
  it('by another firm, a customer, a visitor or with the password alone binds nothing', async () => {
    const bench = await openMatterQuote(stack);
    const other = await openMatterQuote(stack);
    const customer = await stack.signIn();

    // Another firm with its own quote, and with this one's; this firm's matter with somebody else's quote.
    for (const attempt of [
      bind(stack, { ...bench, draft: other.draft }, other.attorney.token),
      bind(stack, bench, other.attorney.token),
      bind(stack, { ...bench, draft: other.draft }, bench.attorney.token),
      bind(stack, bench, customer.token),
    ])
      expect(await attempt).toMatchObject(NOT_FOUND);
    expect((await bind(stack, bench, undefined)).status).toBe(401);
    expect(await kindsOf(bench)).toEqual([]);
    expect(await kindsOf(other)).toEqual([]);

    const owner = await signUpWithFactor(stack);
    await stack.query('update public.firm_members set user_id = $2 where firm_id = $1', [
      bench.firmId,
      owner.userId,
    ]);
    const weak = await tokenOf(await signInWithPassword(stack, owner));
    expect(await bind(stack, bench, weak)).toMatchObject({
      body: { code: 'second-factor-required' },
    });
  });

  it.each([
    ['a former colleague', `update public.firm_members set left_at = now() where firm_id = $1`],
    ['billing', `update public.firm_members set role = 'billing' where firm_id = $1`],
    [
      'an attorney who is not named',
      `with shut as (update public.firms set matter_access = 'named' where id = $1 returning id)
       update public.firm_members set role = 'attorney' where firm_id in (select id from shut)`,
    ],
  ])('by %s binds and submits nothing', async (_, change) => {
    const bench = await openMatterQuote(stack);
    await bind(stack, bench, bench.attorney.token);
    await stack.query(change, [bench.firmId]);

    expect(await bind(stack, bench, bench.attorney.token)).toMatchObject(NOT_FOUND);
    expect(await submitMatterQuote(stack, bench)).toMatchObject({
      status: 422,
      body: { issues: [{ message: expect.stringContaining('no longer open the matter') }] },
    });
  });

  it('does not include a paralegal of the firm, whose role may change the matter', async () => {
    const bench = await openMatterQuote(stack);
    await stack.query(`update public.firm_members set role = 'paralegal' where firm_id = $1`, [
      bench.firmId,
    ]);

    expect((await bind(stack, bench, bench.attorney.token)).status).toBe(200);
  });

  it('with "On file" answers that nobody signed is refused at each question', async () => {
    const bench = await openMatterQuote(stack);
    const { applicant } = buildSignedApplication();
    const typed = { ...applicant, dateOfBirth: '1979-11-30', ssn: '219098765' };
    const answer = await submitMatterQuote(stack, bench, { applicant: typed });

    expect(answer.status).toBe(422);
    expect(answer.body['issues']).toHaveLength(5);
  });
});
