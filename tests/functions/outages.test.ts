import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Dependencies } from '../../supabase/functions/_shared/dependencies.ts';
import { DependencyError } from '../../supabase/functions/_shared/failures.ts';
import type { LogEntry } from '../../supabase/functions/_shared/log.ts';
import { createTurns } from '../../supabase/functions/_shared/turns.ts';
import { createHandler as createAuthorizePayment } from '../../supabase/functions/authorize-payment/handler.ts';
import { PUBLISHABLE_KEY } from '../support/keys.ts';
import { buildNotaryApplication, buildPaymentRequest, buildQuote } from '../support/builders.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { realDependencies } from '../support/real-dependencies.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';

/** The discard port, where no service on this machine listens. */
const NOWHERE = 'http://127.0.0.1:9';

let stack: FunctionsStack;
let entries: LogEntry[];

beforeAll(async () => {
  stack = await startFunctionsStack();
});

beforeEach(() => {
  entries = [];
});

afterAll(() => stack.stop());

/** The real dependencies of the functions, in this process, with the platform at this address. */
async function dependenciesAt(url: string): Promise<Dependencies> {
  return { ...(await realDependencies(url)), log: (entry) => entries.push(entry) };
}

async function call(
  handle: (request: Request) => Promise<Response>,
  body: object,
  headers: HeadersInit = {},
): Promise<{ status: number; retryAfter?: string; body: unknown }> {
  const response = await handle(
    new Request('http://functions.local/', {
      method: 'POST',
      headers: {
        apikey: PUBLISHABLE_KEY,
        'content-type': 'application/json',
        'cf-connecting-ip': freshAddress(),
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );

  const retryAfter = response.headers.get('retry-after');

  return {
    status: response.status,
    ...(retryAfter !== null && { retryAfter }),
    body: await response.json(),
  };
}

describe('a processor', () => {
  it('leaves no payment if it declines', async () => {
    const dependencies = await dependenciesAt(stack.apiUrl);
    const { gateway } = dependencies;
    const handle = createAuthorizePayment({
      ...dependencies,
      gateway: { ...gateway, authorize: async () => ({ ok: false, code: 'declined' }) },
    });
    const request = buildPaymentRequest(buildQuote(), buildNotaryApplication());

    expect(await call(handle, request)).toEqual({
      status: 402,
      body: { code: 'payment-declined' },
    });
    expect(
      await stack.query('select 1 from public.payments where quote_id = $1', [request.quoteId]),
    ).toEqual([]);
  });

  it('gets an amount, a token and an idempotency key, and nothing about the customer', async () => {
    const requests: object[] = [];
    const dependencies = await dependenciesAt(stack.apiUrl);
    const handle = createAuthorizePayment({
      ...dependencies,
      gateway: {
        ...dependencies.gateway,
        authorize: (request) => {
          requests.push(request);
          return dependencies.gateway.authorize(request);
        },
      },
    });
    const request = buildPaymentRequest(buildQuote(), buildNotaryApplication());
    await call(handle, request);
    const [attempt] = await stack.query(
      'select id from private.payment_attempts where quote_id = $1',
      [request.quoteId],
    );

    expect(requests).toEqual([
      {
        amount: NOTARY_PRICE.total,
        method: 'credit_card',
        token: request.token,
        idempotencyKey: attempt?.['id'],
      },
    ]);
  });

  it("doesn't block the new payment if it can't release the old one", async () => {
    const dependencies = await dependenciesAt(stack.apiUrl);
    const handle = createAuthorizePayment({
      ...dependencies,
      gateway: {
        ...dependencies.gateway,
        void: () => Promise.reject(new Error('processor is down')),
      },
    });
    const request = buildPaymentRequest(buildQuote(), buildNotaryApplication());
    await call(handle, request);

    expect(await call(handle, { ...request, lastFour: '0005' })).toMatchObject({ status: 200 });
    expect(entries).toMatchObject([{ function: 'authorize-payment', failure: 'void-failed' }]);
  });
});

describe('a platform outage', () => {
  const request = buildPaymentRequest(buildQuote(), buildNotaryApplication());

  it('returns a retry answer without details', async () => {
    const handle = createAuthorizePayment(await dependenciesAt(NOWHERE));

    expect(await call(handle, request)).toEqual({
      status: 503,
      retryAfter: '5',
      body: { code: 'busy' },
    });
    expect(entries).toMatchObject([{ function: 'authorize-payment', dependency: 'database' }]);
    expect(JSON.stringify(entries)).not.toContain('127.0.0.1');
  });

  it('is not reported as a wrong token when Auth is down', async () => {
    const dependencies = await dependenciesAt(stack.apiUrl);
    const elsewhere = await dependenciesAt(NOWHERE);
    const handle = createAuthorizePayment({ ...elsewhere, limitRate: dependencies.limitRate });

    expect(await call(handle, request, { authorization: 'Bearer some.user.token' })).toEqual({
      status: 503,
      retryAfter: '5',
      body: { code: 'busy' },
    });
    expect(entries).toMatchObject([{ function: 'authorize-payment', dependency: 'auth' }]);
  });
});

describe('a function at its limit of calls', () => {
  it('asks the next caller to retry, does no work for them, and logs it', async () => {
    const dependencies = await dependenciesAt(stack.apiUrl);
    const authorizing = Promise.withResolvers<undefined>();
    const letGo = Promise.withResolvers<undefined>();
    const handle = createAuthorizePayment({
      ...dependencies,
      turns: createTurns({ atOnce: 1, waiting: 0 }),
      gateway: {
        ...dependencies.gateway,
        authorize: async (request) => {
          authorizing.resolve(undefined);
          await letGo.promise;
          return dependencies.gateway.authorize(request);
        },
      },
    });
    const first = call(handle, buildPaymentRequest(buildQuote(), buildNotaryApplication()));
    await authorizing.promise;
    const second = buildPaymentRequest(buildQuote(), buildNotaryApplication());

    expect(await call(handle, second)).toEqual({
      status: 503,
      retryAfter: '2',
      body: { code: 'busy' },
    });
    expect(entries).toMatchObject([{ failure: 'refused', code: 'busy' }]);

    letGo.resolve(undefined);
    expect(await first).toMatchObject({ status: 200 });
    expect(await call(handle, second)).toMatchObject({ status: 200 });
  });
});

describe("a dependency's error", () => {
  it.each(['', 'PGRST003', '53300', '57014', '40P01'])('counts as temporary: "%s"', (code) => {
    expect(new DependencyError('database', code).isPassing).toBe(true);
  });

  it.each(['23505', '42501', 'PGRST116', 'P0001'])("doesn't count as temporary: %s", (code) => {
    expect(new DependencyError('database', code).isPassing).toBe(false);
  });

  it("from another company's service doesn't count as temporary", () => {
    expect(new DependencyError('issuer', 'none').isPassing).toBe(false);
  });
});
