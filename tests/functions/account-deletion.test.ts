import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from '../../supabase/functions/submit-application/handler.ts';
import { buildNotaryApplication, buildQuote, buildSubmission } from '../support/builders.ts';
import { payFor } from '../support/functions-stack.ts';
import { runJobs } from '../support/stops/run-jobs.ts';
import { openStopBench, type StopBench } from '../support/stops/stop-bench.ts';
import { tokenOf } from '../support/second-factor.ts';
import { PASSWORD, signUpCustomer } from '../support/stack.ts';

/** More than the number of calls in submit-application. */
const MAX_CALLS = 60;
const ROUNDS = 6;

let bench: StopBench;

beforeAll(async () => {
  bench = await openStopBench();
});

afterAll(() => bench.close());

/** A customer who has paid and can both submit an application and delete the account. */
async function payAsCustomer() {
  const { stack } = bench;
  const { client, userId } = await signUpCustomer(stack);
  const token = await tokenOf(client);
  const [quote, application] = [buildQuote(), buildNotaryApplication()];
  const paymentId = await payFor(stack, quote, application, { token });
  const call = { body: buildSubmission(quote, application, paymentId), token };

  return {
    userId,
    quoteId: quote.quoteId,
    call,
    submit: () => stack.call('submit-application', call.body, { token }),
    async remove() {
      const { data, error } = await client.rpc('delete_own_account', { password: PASSWORD });
      if (error) throw error;
      return data;
    },
  };
}

type Payer = Awaited<ReturnType<typeof payAsCustomer>>;

/** Submits in this process, and deletes the account right before the call with this number. */
async function submitAndDelete(payer: Payer, at: number) {
  const send = globalThis.fetch;
  let calls = 0;
  let deletion: unknown;
  globalThis.fetch = async (...sent) => {
    calls += 1;
    if (calls === at) {
      globalThis.fetch = send;
      deletion = await payer.remove();
    }
    return send(...sent);
  };
  try {
    await bench.run(createHandler, payer.call);
  } finally {
    globalThis.fetch = send;
  }

  return { isOver: calls < at, deletion };
}

/** Runs the jobs as if 15 minutes had passed, when they release voided payments. */
async function letScheduleRun(): Promise<void> {
  const { stack } = bench;
  await stack.query(`update public.payments set created_at = created_at - interval '15 minutes'`);
  await runJobs(stack);
}

/** Everything that is still open or without an owner after the schedule has run. */
async function findProblems({ userId, quoteId }: Payer): Promise<Record<string, unknown>[]> {
  return bench.stack.query(
    `select 'an application without an owner' as problem, status from public.applications
     where id = $2 and user_id is null and owner_left_at is null
     union all
     select 'an open application of an account that is gone', status from public.applications
     where id = $2 and status not in ('issued', 'declined', 'withdrawn')
       and not exists (select 1 from auth.users where id = $1)
     union all
     select 'money held for nothing', payment.status from public.payments as payment
     where quote_id = $2
       and case payment.status
         when 'captured' then not exists (select 1 from public.bonds where application_id = $2 and status = 'active')
         when 'authorized' then application_id is null and not exists (select 1 from auth.users where id = $1)
         else released_at is null
       end
     union all
     select 'an issuing case that is open', 'open' from private.issuing_cases
     where application_id = $2 and finished_at is null`,
    [userId, quoteId],
  );
}

describe('a deleted account', () => {
  it('releases the payment and stores nothing if its application was not submitted yet', async () => {
    const payer = await payAsCustomer();
    expect(await payer.remove()).toBe('deleted');
    expect((await payer.submit()).status).toBe(401);

    await letScheduleRun();
    expect(await findProblems(payer)).toEqual([]);
  });

  it("leaves a submitted application's bond without an owner", async () => {
    const payer = await payAsCustomer();
    expect(await payer.submit()).toMatchObject({ status: 200, body: { status: 'issued' } });
    expect(await payer.remove()).toBe('deleted');

    await letScheduleRun();
    expect(await findProblems(payer)).toEqual([]);
  });

  it(
    'leaves nothing open if it is deleted between any two calls of a submission',
    { timeout: 240_000 },
    async () => {
      const rounds: { at: number; payer: Payer; deletion: unknown }[] = [];
      let step = 1;
      // After the application is stored, the calls that make the documents are alike. Every fourth one is enough.
      for (let at = 1; at <= MAX_CALLS; at += step) {
        const payer = await payAsCustomer();
        const { isOver, deletion } = await submitAndDelete(payer, at);
        if (isOver) break;
        rounds.push({ at, payer, deletion });
        if (deletion !== 'deleted') step = 4;
      }
      await letScheduleRun();

      expect(rounds.length).toBeGreaterThan(5);
      expect(rounds.length).toBeLessThan(MAX_CALLS);
      expect(new Set(rounds.map(({ deletion }) => deletion))).toEqual(
        new Set(['deleted', 'open-application']),
      );
      for (const { at, payer } of rounds) {
        expect(await findProblems(payer), `before call ${at}`).toEqual([]);
      }
    },
  );

  it('leaves nothing open if it is deleted during a submission', { timeout: 120_000 }, async () => {
    const payers = await Promise.all(Array.from({ length: ROUNDS }, payAsCustomer));
    await Promise.all(
      payers.flatMap(({ submit, remove }, round) =>
        round % 2 === 0 ? [submit(), remove()] : [remove(), submit()],
      ),
    );
    await letScheduleRun();

    for (const payer of payers) expect(await findProblems(payer)).toEqual([]);
  });
});
