import { PUBLISHABLE_KEY } from './keys.ts';
import {
  buildNotaryApplication,
  buildPaymentRequest,
  buildQuote,
  buildSubmission,
} from './builders.ts';

/** One applicant's results: the final answer of each call, and how often a call was told to wait. */
export type Applied = { quoteId: string; payment: string; submission: string; waits: number };

/** A browser's timeout. */
const TIMEOUT_MS = 30_000;

/** How long a browser retries. */
const PATIENCE_MS = 15 * 60_000;

/**
 * Pay and apply as an unattended browser does: send the same body again after `busy`, a little after the time that the
 * server names, or after 30 seconds without an answer. Each applicant has its own address.
 */
export async function applyPersistently(apiUrl: string, address: string): Promise<Applied> {
  const quote = buildQuote();
  const application = buildNotaryApplication();
  const caller = { apiUrl, address, waits: 0 };
  const applied = { quoteId: quote.quoteId, payment: '', submission: '' };

  const paid = await callUntilDone(
    caller,
    'authorize-payment',
    buildPaymentRequest(quote, application),
  );
  applied.payment = describe(paid);
  if (paid.status === 200) {
    const submission = buildSubmission(quote, application, String(paid.body['paymentId']));
    applied.submission = describe(await callUntilDone(caller, 'submit-application', submission));
  }

  return { ...applied, waits: caller.waits };
}

type Answer = { status: number; retryAfter: number; body: Record<string, unknown> };

function describe({ status, body }: Answer): string {
  return `${status} ${String(body['code'] ?? body['status'] ?? 'ok')}`;
}

async function callUntilDone(
  caller: { apiUrl: string; address: string; waits: number },
  name: string,
  body: object,
): Promise<Answer> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await call(caller, name, body);
    const mayRepeat = answer.status === 503 || answer.body['code'] === 'late';
    if (!mayRepeat || Date.now() > giveUpAt) return answer;

    caller.waits += 1;
    const pauseMs = answer.retryAfter * 1_000 * (1 + Math.random() / 2);
    await new Promise((fulfil) => setTimeout(fulfil, pauseMs));
  }
}

async function call(
  { apiUrl, address }: { apiUrl: string; address: string },
  name: string,
  body: object,
): Promise<Answer> {
  try {
    const response = await fetch(`${apiUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: PUBLISHABLE_KEY,
        'cf-connecting-ip': address,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

    return {
      status: response.status,
      retryAfter: Number(response.headers.get('retry-after') ?? 2),
      body: (await response.json()) as Record<string, unknown>,
    };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';

    return { status: 0, retryAfter: 2, body: { code: isLate ? 'late' : String(error) } };
  }
}
