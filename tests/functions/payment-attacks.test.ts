import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { buildNotaryApplication, buildPaymentRequest, buildQuote } from '../support/builders.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { PUBLISHABLE_KEY } from '../support/keys.ts';

let stack: FunctionsStack;
let request: ReturnType<typeof buildPaymentRequest>;

beforeAll(async () => {
  stack = await startFunctionsStack();
});

beforeEach(() => {
  request = buildPaymentRequest(buildQuote(), buildNotaryApplication());
});

afterAll(() => stack.stop());

const paymentsOf = (quoteId: string) =>
  stack.query(
    `select status, amount_cents::float as amount from public.payments where quote_id = $1 order by created_at`,
    [quoteId],
  );

/** Send a body as text, because JavaScript can't write every number that JSON can. */
async function send(body: string): Promise<{ status: number; code: unknown }> {
  const answer = await fetch(`${stack.apiUrl}/functions/v1/authorize-payment`, {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'cf-connecting-ip': freshAddress(),
    },
    body,
  });
  const { code } = (await answer.json()) as { code?: unknown };

  return { status: answer.status, code };
}

const NO_NUMBERS = [
  '"1000000"',
  '"1e6"',
  '" 1000000"',
  'null',
  'true',
  '[1000000]',
  '{"valueOf": 1000000}',
  '1000000.5',
  '-1000000',
  '-0',
  '1e400',
  '-1e400',
  '9007199254740993',
  '1e15',
];

describe('a payment takes no amount, term or price that is no whole number in its range', () => {
  it.each(NO_NUMBERS)('such as %s', async (written) => {
    for (const field of ['amount', 'termYears'] as const) {
      const body = { ...request, bondDetails: { ...request.bondDetails, [field]: '@' } };

      expect(await send(JSON.stringify(body).replace('"@"', written))).toEqual({
        status: 422,
        code: 'invalid-application',
      });
    }
    const shown = JSON.stringify({ ...request, shownTotal: '@' }).replace('"@"', written);
    expect((await send(shown)).status).toBeGreaterThanOrEqual(400);

    expect(await paymentsOf(request.quoteId)).toEqual([]);
  });

  it.each(['NaN', 'Infinity', '0x10', '01', '1_000', '1,000'])(
    'nor a body that is no JSON because of %s',
    async (written) => {
      const body = JSON.stringify({ ...request, shownTotal: '@' }).replace('"@"', written);

      expect(await send(body)).toEqual({ status: 400, code: 'malformed' });
      expect(await paymentsOf(request.quoteId)).toEqual([]);
    },
  );

  it('and of two amounts at once, one is in force', async () => {
    const other = { ...request, bondDetails: { ...request.bondDetails, amount: dollars(12_000) } };
    const answers = await Promise.all(
      [request, other, request, other].map((body) => send(JSON.stringify(body))),
    );
    expect(answers.map(({ status }) => status)).toContain(200);

    const payments = await paymentsOf(request.quoteId);
    expect(payments.filter(({ status }) => status === 'authorized')).toHaveLength(1);
  });
});
