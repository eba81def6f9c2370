import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createDependencies,
  type Dependencies,
} from '../../supabase/functions/_shared/dependencies.ts';
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts';
import type { LogEntry } from '../../supabase/functions/_shared/log.ts';
import { createHandler as createAuthorizePayment } from '../../supabase/functions/authorize-payment/handler.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../supabase/local/keys.ts';
import { buildNotaryApplication, buildPaymentRequest, buildQuote } from '../support/builders.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { OTHER_VARIABLES } from '../support/function-variables.ts';

const KEY = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=';

/** Nothing listens on the discard port of this machine. */
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

/** The real dependencies, in this process, of functions whose platform is at an address. */
async function dependenciesAt(url: string): Promise<Dependencies> {
  const environment = readEnvironment({
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
    SEALING_KEYS: JSON.stringify({ test: KEY }),
    SEALING_KEY_ID: 'test',
    CALLER_HASH_KEY: KEY,
    ...OTHER_VARIABLES,
    PAYMENT_DELAY_MS: '0',
  });

  return { ...(await createDependencies(environment)), log: (entry) => entries.push(entry) };
}

async function call(
  handle: (request: Request) => Promise<Response>,
  body: object,
  headers: HeadersInit = {},
): Promise<{ status: number; body: unknown }> {
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

  return { status: response.status, body: await response.json() };
}

describe('a processor', () => {
  it('that declines leaves no payment', async () => {
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

  it('gets an amount, a token and a key to repeat by, and nothing of the customer', async () => {
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

    expect(requests).toEqual([
      {
        amount: 23_700,
        method: 'credit_card',
        token: request.token,
        idempotencyKey: `${request.quoteId}:23700:credit_card:4242:0`,
      },
    ]);
  });

  it('that cannot let go of a replaced payment does not stand in the way of the new one', async () => {
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

describe('a platform that does not answer', () => {
  const request = buildPaymentRequest(buildQuote(), buildNotaryApplication());

  it('is told as unexpected, and nothing of it is shown', async () => {
    const handle = createAuthorizePayment(await dependenciesAt(NOWHERE));

    expect(await call(handle, request)).toEqual({ status: 500, body: { code: 'unexpected' } });
    expect(entries).toMatchObject([{ function: 'authorize-payment', dependency: 'database' }]);
    expect(JSON.stringify(entries)).not.toContain('127.0.0.1');
  });

  it('is not taken for a wrong token when Auth is down', async () => {
    const dependencies = await dependenciesAt(stack.apiUrl);
    const elsewhere = await dependenciesAt(NOWHERE);
    const handle = createAuthorizePayment({ ...elsewhere, limitRate: dependencies.limitRate });

    expect(await call(handle, request, { authorization: 'Bearer some.user.token' })).toEqual({
      status: 500,
      body: { code: 'unexpected' },
    });
    expect(entries).toMatchObject([{ function: 'authorize-payment', dependency: 'auth' }]);
  });
});
