import { vi } from 'vitest';
import { dollars } from '~/domain/money';
import { RECEIPT } from '../../domain/support/builders';

/** The bond that the open quote renews. */
export const RENEWS = {
  bondId: '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04',
  bondNumber: 'MSB-27182818',
  amount: dollars(10_000),
  principal: 'Ada Marsh',
  obligee: 'Texas Secretary of State',
  startsOn: '2026-12-10',
};

/** The body of a call. */
export type Sent = Record<string, unknown>;

/** Answers a call; `undefined` breaks the connection. */
export type Reply = (body: Sent) => Response | undefined;

/** Our Edge Functions for payment and submission. Each call is answered by the function's current reply. */
export class RenewalServer {
  readonly calls: { name: string; body: Sent }[] = [];
  readonly replies = new Map<string, Reply>();

  /** Replace the network of every client created from now on. */
  listen(): void {
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const reply = this.replies.get(name);
      if (!reply) return Response.json([]);

      const body = JSON.parse(await request.text()) as Sent;
      this.calls.push({ name, body });
      const answer = reply(body);
      if (answer) return answer;
      throw new TypeError('Failed to fetch');
    });
  }

  /** Forget the calls. From now on accept every payment, at the price that the page showed, and every submission. */
  accept(): void {
    this.calls.length = 0;
    this.replies.set('authorize-payment', ({ method, shownTotal }) =>
      Response.json({ ...RECEIPT, method, lastFour: undefined, amount: shownTotal }),
    );
    this.replies.set('submit-application', ({ quoteId }) =>
      Response.json({
        applicationId: quoteId,
        applicationNumber: 'APP-123456',
        status: 'issued',
        submittedAt: RECEIPT.authorizedAt,
        price: RECEIPT.price,
        payment: { reference: RECEIPT.reference, method: 'wire' },
        reasons: [],
      }),
    );
  }

  /** The calls of one function. */
  callsOf(name: string): Sent[] {
    return this.calls.filter((call) => call.name === name).map(({ body }) => body);
  }
}

/** A refusal with a code. */
export function refuse(code: string, status = 409, more: object = {}): Response {
  return Response.json({ code, ...more }, { status });
}
