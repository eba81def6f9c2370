import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchVerification } from '~/data/bonds/bond-verification';
import { fetchTermsPdf } from '~/data/applications/terms-pdf';
import type { BondVerification } from '~/domain/bonds/bond-verification';

const TOKEN = 'Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs';

const BOND: BondVerification = {
  status: 'active',
  number: 'MSB-27182818',
  principal: 'Marisol Okafor',
  obligee: 'State of Texas',
  amount: 1_000_000,
  powerLimit: 1_000_000,
  powerDate: '2026-11-21',
  issuedOn: '2026-11-01',
  effectiveDate: '2026-11-15',
  expiryDate: null,
  cancelledOn: null,
  papers: { bond: null, powerOfAttorney: null, continuations: [], riders: [] },
  proof: null,
};

/** A server that asks the client to return after a minute, so no test repeats a call earlier. */
const BUSY = Response.json({ code: 'busy' }, { status: 503, headers: { 'retry-after': '60' } });

/** Answer every request with this response, and record the requests. */
function answerWith(answer: Response | Error): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    asked.push(new Request(input, init));
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });

  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('fetchVerification', () => {
  it('sends the token in the body, so that no log stores it', async () => {
    const [asked, result] = [answerWith(Response.json(BOND)), await fetchVerification(TOKEN)];

    expect(result).toEqual({ ok: true, value: BOND });
    expect(asked[0]?.url).toBe('http://127.0.0.1:9/functions/v1/verify-bond');
    expect(asked[0]?.headers.get('apikey')).toBe('sb_publishable_test');
    expect(await asked[0]?.json()).toEqual({ token: TOKEN });
  });

  it.each([
    ['there is no such bond', Response.json({ code: 'not-found' }, { status: 404 }), 'unknown'],
    ['too many were looked up', new Response('{}', { status: 429 }), 'rate-limited'],
    ['the server is busy for longer than anybody waits', BUSY, 'busy'],
    ['the function failed', Response.json({ code: 'unexpected' }, { status: 500 }), 'failed'],
    ['the answer is no record', Response.json('active'), 'failed'],
    ['the answer is no JSON', new Response('<html>'), 'failed'],
    ['no answer came', new TypeError('Failed to fetch'), 'unreachable'],
  ])('reports %s', async (_, answer, code) => {
    answerWith(answer);

    expect(await fetchVerification(TOKEN)).toEqual({ ok: false, code });
  });
});

describe('fetchTermsPdf', () => {
  it('returns the file', async () => {
    answerWith(new Response('%PDF-1.7'));
    const paper = await fetchTermsPdf();

    expect(paper.ok && (await paper.value.text())).toBe('%PDF-1.7');
  });

  it.each([
    ['a refusal', new Response('{}', { status: 429 })],
    ['no answer', new TypeError('Failed to fetch')],
  ])('fails as a download with %s', async (_, answer) => {
    answerWith(answer);

    expect(await fetchTermsPdf()).toEqual({ ok: false, code: 'download-failed' });
  });
});
