import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callFunction } from '~/data/connection/call-function';
import { FAILURE_STATUS, type FailureCode } from '~/domain/quote/failure-codes';
import { cannedServer, noNetwork, withoutPauses } from '../canned-server';

const answerSchema = z.object({ number: z.string() });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('callFunction', () => {
  it('posts the body as JSON with the publishable key, and without a made-up bearer token', async () => {
    const { db, sent } = cannedServer(() => Response.json({ number: 'APP-123456' }));

    const result = await callFunction(db, 'submit-application', { quoteId: 'q' }, answerSchema);

    expect(result).toEqual({ ok: true, value: { number: 'APP-123456' } });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.url.href).toBe('http://127.0.0.1:58321/functions/v1/submit-application');
    expect(sent[0]?.body).toEqual({ quoteId: 'q' });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.headers.get('apikey')).toBe('sb_publishable_test');
    expect(sent[0]?.headers.get('authorization')).toBeNull();
  });

  it.each(Object.entries(FAILURE_STATUS) as [FailureCode, number][])(
    "returns the server's code: %s",
    async (code, status) => {
      vi.useFakeTimers(); // a busy server is asked again for twenty seconds
      const { db } = cannedServer(() => Response.json({ code }, { status }));

      expect(await withoutPauses(callFunction(db, 'submit-application', {}, answerSchema))).toEqual(
        { ok: false, code, issues: [] },
      );
    },
  );

  it("returns the server's problems for each field", async () => {
    const issues = [{ path: ['applicant', 'ssn'], message: 'SSN is required' }];
    const { db } = cannedServer(() =>
      Response.json({ code: 'invalid-application', issues }, { status: 422 }),
    );

    expect(await callFunction(db, 'submit-application', {}, answerSchema)).toEqual({
      ok: false,
      code: 'invalid-application',
      issues,
    });
  });

  it('returns codes of this function only, and no codes of others', async () => {
    const { db } = cannedServer(() => Response.json({ code: 'not-open' }, { status: 409 }));

    expect(await callFunction(db, 'withdraw-application', {}, answerSchema, ['not-open'])).toEqual({
      ok: false,
      code: 'not-open',
    });
    expect(await callFunction(db, 'submit-application', {}, answerSchema)).toEqual({
      ok: false,
      code: 'unexpected',
    });
  });

  it.each([
    ['a success of another shape', () => Response.json({ total: 1 }), 'unexpected'],
    [
      'a code nobody agreed on',
      () => Response.json({ code: 'teapot' }, { status: 418 }),
      'unexpected',
    ],
    [
      'a failure that is not JSON',
      () => new Response('<h1>Error</h1>', { status: 500 }),
      'unexpected',
    ],
    [
      'a gateway that got nothing from the function',
      () => new Response('', { status: 504 }),
      'unreachable',
    ],
    ['a network that fails', noNetwork, 'unreachable'],
    [
      'an answer that breaks off',
      () => new Response('{"number":"APP-1', { headers: { 'content-type': 'application/json' } }),
      'unreachable',
    ],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = cannedServer(answer);

    expect(await callFunction(db, 'authorize-payment', {}, answerSchema)).toEqual({
      ok: false,
      code,
    });
  });

  it('is offline when the browser reports no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { db } = cannedServer(noNetwork);

    expect(await callFunction(db, 'authorize-payment', {}, answerSchema)).toEqual({
      ok: false,
      code: 'offline',
    });
  });

  it('stops after 30 seconds without an answer', async () => {
    vi.useFakeTimers();
    const { db, sent } = cannedServer(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );

    const result = callFunction(db, 'authorize-payment', {}, answerSchema);
    await vi.advanceTimersByTimeAsync(30_000);

    expect(await result).toEqual({ ok: false, code: 'unreachable' });
    expect(sent).toHaveLength(1);
  });
});
