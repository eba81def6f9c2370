// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRequest, takeRequestBack, type RequestContent } from '~/stores/bond-requests';
import { $session } from '~/stores/session';
import { keepSession } from './account-server';

type Sent = { action: string; requestId: string; name?: string };

/** The results of the next calls: the server's answer, or a loss of the call or of its answer. */
let ends: 'answered' | 'call lost' | 'answer lost';
/** The requests that the function received, and those that it stored, by id. */
const sent: Sent[] = [];
const stored = new Map<string, { status: string; name: string | undefined }>();

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/rest/v1/bonds') {
    const isAboutRequests = searchParams.get('select')?.includes('bond_request_proofs') ?? false;

    return Response.json(isAboutRequests ? [{ bond_terms: [], bond_requests: rows() }] : []);
  }
  if (pathname !== '/functions/v1/request-bond-change') return new Response(null, { status: 404 });

  const body = (await request.json()) as Sent;
  sent.push(body);
  if (ends === 'call lost') throw new TypeError('Failed to fetch');
  const answer = answerTo(body);
  if (ends === 'answer lost') throw new TypeError('Failed to fetch');

  return answer;
});

function answerTo({ action, requestId, name }: Sent): Response {
  const known = stored.get(requestId);
  const status = action === 'withdraw' ? 'withdrawn' : (known?.status ?? 'requested');
  const isOther = known === undefined && [...stored.values()].some((one) => one.status === status);
  if (isOther) return Response.json({ code: 'already-open' }, { status: 409 });
  stored.set(requestId, { name: known?.name ?? name, status });

  return Response.json({ requestId, status });
}

function rows() {
  return [...stored].map(([id, { status, name }]) => ({
    id,
    status,
    kind: 'name-change',
    new_name: name,
    new_address: null,
    ends_on: null,
    new_amount_cents: null,
    estimate_cents: null,
    refund_cents: null,
    note: null,
    reason: null,
    created_at: '2026-11-21T12:00:00+00:00',
    decided_at: null,
    bond_request_proofs: [],
  }));
}

let bondId: string;
const content = (name: string): RequestContent => ({
  kind: 'name-change',
  bondId,
  name,
  note: '',
  documentIds: [],
});

beforeEach(() => {
  keepSession();
  $session.set({
    status: 'signed-in',
    user: { id: 'a-user', email: 'marisol@example.com', isVerified: true },
  });
  bondId = crypto.randomUUID();
  ends = 'answered';
  sent.length = 0;
  stored.clear();
});

describe('a submitted request', () => {
  it('is a new one when its content changed after a lost call', async () => {
    ends = 'call lost';
    expect(await sendRequest(content('Okafor Reyes'))).toEqual({ ok: false, code: 'unreachable' });
    ends = 'answered';
    expect(await sendRequest(content('Okafor and Reyes'))).toMatchObject({ ok: true });

    expect(sent[0]?.requestId).not.toBe(sent[1]?.requestId);
    expect([...stored.values()]).toEqual([{ status: 'requested', name: 'Okafor and Reyes' }]);
  });

  it('is the same one when it is sent again unchanged', async () => {
    ends = 'call lost';
    await sendRequest(content('Okafor Reyes'));
    ends = 'answered';
    const { documentIds, ...rest } = content('Okafor Reyes');
    expect(await sendRequest({ documentIds, ...rest })).toMatchObject({ ok: true });

    expect(sent[0]?.requestId).toBe(sent[1]?.requestId);
  });

  it('counts as received when only the response was lost', async () => {
    ends = 'answer lost';

    expect(await sendRequest(content('Okafor Reyes'))).toEqual({
      ok: true,
      value: { requestId: sent[0]?.requestId, status: 'requested' },
    });
  });

  it('is a new one after an earlier one was received', async () => {
    await sendRequest(content('Okafor Reyes'));
    expect(await sendRequest(content('Okafor Reyes'))).toEqual({ ok: false, code: 'already-open' });

    expect(sent[0]?.requestId).not.toBe(sent[1]?.requestId);
  });
});

describe('a withdrawn request', () => {
  it('counts as withdrawn when only the response was lost', async () => {
    await sendRequest(content('Okafor Reyes'));
    const requestId = String(sent[0]?.requestId);
    ends = 'answer lost';

    expect(await takeRequestBack(bondId, requestId)).toMatchObject({
      ok: true,
      value: { status: 'withdrawn' },
    });
  });

  it('does not count as withdrawn when the call was lost', async () => {
    await sendRequest(content('Okafor Reyes'));
    ends = 'call lost';

    expect(await takeRequestBack(bondId, String(sent[0]?.requestId))).toEqual({
      ok: false,
      code: 'unreachable',
    });
  });
});
