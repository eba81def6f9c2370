import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchInquiryStatus, sendInquiry } from '~/data/inquiries/inquiries';
import { inquiryKey, TYPED_INQUIRY } from '../../../support/inquiries';

const KEY = inquiryKey();

const STATUS = {
  asker: 'attorney',
  bond: 'notary',
  bondName: 'Notary Bond',
  state: 'TN',
  amount: 1_000_000,
  worry: 'credit',
  sentAt: '2026-11-20T12:00:00Z',
  endsAt: '2027-01-19T12:00:00Z',
};

/** A server that asks the client to return after a minute, so no test repeats a call earlier. */
const BUSY = Response.json({ code: 'busy' }, { status: 503, headers: { 'retry-after': '60' } });

/** Answer every request with this response, and record the requests. */
function answerWith(answer: Response | Error): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    asked.push(new Request(input, init));
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer.clone());
  });

  return asked;
}

const send = () => sendInquiry(KEY, 'attorney', TYPED_INQUIRY);

afterEach(() => vi.unstubAllGlobals());

describe('sendInquiry', () => {
  it('sends the fields as typed with the key in the body, so that no log stores them', async () => {
    const asked = answerWith(Response.json({ sent: true }));

    expect(await send()).toEqual({ ok: true, value: undefined });
    expect(asked[0]?.url).toBe('http://127.0.0.1:9/functions/v1/send-inquiry');
    expect(await asked[0]?.json()).toEqual({ key: KEY, asker: 'attorney', ...TYPED_INQUIRY });
  });

  it.each([
    ['too many inquiries', new Response('{}', { status: 429 }), 'rate-limited'],
    ['a server that is busy for longer than anybody waits', BUSY, 'busy'],
    ['a refusal', new Response('{}', { status: 422 }), 'failed'],
    ['no answer', new TypeError('Failed to fetch'), 'unreachable'],
  ])('reports %s', async (_, answer, code) => {
    answerWith(answer);

    expect(await send()).toEqual({ ok: false, code });
  });
});

describe('fetchInquiryStatus', () => {
  it('sends the key in the body and returns the inquiry', async () => {
    const asked = answerWith(Response.json(STATUS));

    expect(await fetchInquiryStatus(KEY)).toEqual({ ok: true, value: STATUS });
    expect(asked[0]?.url).toBe('http://127.0.0.1:9/functions/v1/inquiry-status');
    expect(await asked[0]?.json()).toEqual({ key: KEY });
  });

  it.each([
    ['a key that is unknown or has ended', new Response('{}', { status: 404 }), 'unknown'],
    ['a text that is no key', new Response('{}', { status: 422 }), 'unknown'],
    ['too many looks', new Response('{}', { status: 429 }), 'rate-limited'],
    ['a busy server', BUSY, 'busy'],
    ['a failed function', Response.json({ code: 'unexpected' }, { status: 500 }), 'failed'],
    ['an answer that is no inquiry', Response.json({ bond: 'notary' }), 'failed'],
    ['an answer that is no JSON', new Response('<html>'), 'failed'],
    ['no answer', new TypeError('Failed to fetch'), 'unreachable'],
  ])('reports %s', async (_, answer, code) => {
    answerWith(answer);

    expect(await fetchInquiryStatus(KEY)).toEqual({ ok: false, code });
  });
});
