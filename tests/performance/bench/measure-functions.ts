import {
  AS_LONG_AS_IT_TAKES,
  readRetryAfter,
  repeatWhileBusy,
} from '../../../src/data/connection/repeat-while-busy.ts';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys.ts';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
} from '../../support/builders.ts';
import { percentile } from './report.ts';

/** The speed of one function: calls per second, and the duration of a call in ms. */
export type FunctionSpeed = { name: string; perSecond: number; middle: number; slow: number };

const AT_ONCE = 8;

/**
 * Authorizes a payment and submits an application, `calls` times each, eight at once. Each quote
 * has its own client address. Otherwise the rate limit would slow the calls down.
 */
export async function measureFunctions(apiUrl: string, calls: number): Promise<FunctionSpeed[]> {
  const quotes = Array.from({ length: calls }, (_, index) => ({
    quote: buildQuote(),
    application: buildNotaryApplication(),
    address: `2001:db8:${index.toString(16)}::1`,
  }));
  const paymentIds = new Map<string, string>();

  await call(apiUrl, 'authorize-payment', '2001:db8:ffff:1::', {}).catch(() => undefined); // wakes Deno
  const authorized = await measure('authorize-payment', quotes, async (one) => {
    const body = buildPaymentRequest(one.quote, one.application);
    const receipt = await call(apiUrl, 'authorize-payment', one.address, body);
    paymentIds.set(one.quote.quoteId, receipt.paymentId ?? '');
  });
  const submitted = await measure('submit-application', quotes, async (one) => {
    const paymentId = paymentIds.get(one.quote.quoteId) ?? '';
    const body = buildSubmission(one.quote, one.application, paymentId);
    await call(apiUrl, 'submit-application', one.address, body);
  });

  return [authorized, submitted];
}

async function measure<T>(
  name: string,
  items: T[],
  run: (item: T) => Promise<void>,
): Promise<FunctionSpeed> {
  const times: number[] = [];
  const waiting = items.values();
  const start = performance.now();

  const workers = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of waiting) {
        const begin = performance.now();
        await run(item);
        times.push(performance.now() - begin);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  // Wait for all of them first: the stack must not stop under a call.
  const failed = workers.find((worker) => worker.status === 'rejected');
  if (failed) throw failed.reason;

  return {
    name,
    perSecond: items.length / seconds,
    middle: percentile(times, 0.5),
    slow: percentile(times, 0.95),
  };
}

async function call(
  apiUrl: string,
  name: string,
  address: string,
  body: object,
): Promise<{ paymentId?: string }> {
  // The wait for a busy server is part of the measured time, as it is for a visitor.
  const response = await repeatWhileBusy(async () => {
    const result = await send(apiUrl, name, address, body);
    const isBusy = result.status === 503;

    return isBusy
      ? { result, comeBack: { reason: 'busy', afterSeconds: readRetryAfter(result) } }
      : { result };
  }, AS_LONG_AS_IT_TAKES);
  const answer = (await response.json()) as { paymentId?: string };
  if (!response.ok) throw new Error(`${name}: ${response.status} ${JSON.stringify(answer)}`);

  return answer;
}

function send(apiUrl: string, name: string, address: string, body: object): Promise<Response> {
  return fetch(`${apiUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: PUBLISHABLE_KEY,
      'cf-connecting-ip': address,
    },
    body: JSON.stringify(body),
  });
}
