import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submitApplication } from '~/data/applications/applications';
import { callFunction } from '~/data/connection/call-function';
import { callPublicFunction } from '~/data/connection/public-function';
import '~/data/connection/repeat-public-call'; // loaded on demand, which fake clocks cannot wait for
import { repeatWhileBusy, type WaitReason } from '~/data/connection/repeat-while-busy';
import type { SubmissionRequest } from '~/domain/quote/submission';
import { z } from 'zod';
import { cannedServer } from '../canned-server';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const busy = (seconds?: number) =>
  Response.json(
    { code: 'busy' },
    { status: 503, headers: seconds === undefined ? {} : { 'retry-after': String(seconds) } },
  );

/** A server that is busy this many times, then answers, and the seconds between its calls. */
function busyServer(times: number, seconds?: number) {
  const moments: number[] = [];
  const canned = cannedServer(() => {
    moments.push(Date.now());
    return moments.length <= times ? busy(seconds) : Response.json({ number: 'APP-123456' });
  });
  const pauses = () =>
    moments.slice(1).map((moment, index) => (moment - (moments[index] ?? 0)) / 1000);

  return { ...canned, pauses };
}

const answerSchema = z.object({ number: z.string() });

describe('a call while the server is busy', () => {
  it('is repeated with the same body after the time that the server asks for', async () => {
    const { db, sent, pauses } = busyServer(2, 4);
    const result = callFunction(db, 'terms', { quoteId: 'q' }, answerSchema);
    await vi.advanceTimersByTimeAsync(20_000);

    expect(await result).toEqual({ ok: true, value: { number: 'APP-123456' } });
    expect(sent.map(({ body }) => body)).toEqual(Array(3).fill({ quoteId: 'q' }));
    for (const pause of pauses()) {
      expect(pause).toBeGreaterThanOrEqual(4);
      expect(pause).toBeLessThanOrEqual(6);
    }
  });

  it('is repeated at a different time than other calls refused at the same moment', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.99);
    const { db, pauses } = busyServer(2, 4);
    const result = callFunction(db, 'terms', {}, answerSchema);
    await vi.advanceTimersByTimeAsync(20_000);
    await result;

    expect(pauses()).toEqual([4, 5.98]);
  });

  it('waits longer each time when the server names no time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { db, pauses } = busyServer(3);
    const result = callFunction(db, 'terms', {}, answerSchema);
    await vi.advanceTimersByTimeAsync(20_000);
    await result;

    expect(pauses()).toEqual([2, 4, 8]);
  });

  it('ends after a short time when a user waits at a button', async () => {
    const { db } = busyServer(Infinity, 4);
    const result = callFunction(db, 'terms', {}, answerSchema);
    await vi.advanceTimersByTimeAsync(20_000);

    expect(await result).toMatchObject({ ok: false, code: 'busy' });
  });

  it('is also repeated without a database client', async () => {
    const answers = [busy(2), Response.json({})];
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
    const result = callPublicFunction('verify-bond', {});
    await vi.advanceTimersByTimeAsync(3_000);

    expect(await result).toMatchObject({ ok: true, value: { status: 200 } });
  });
});

describe('a submission while the server is busy', () => {
  const request = { quoteId: 'q' } as unknown as SubmissionRequest;

  it('retries for 15 minutes, and reports the wait and its end', async () => {
    const { db, sent } = busyServer(Infinity, 30);
    const waits: (WaitReason | undefined)[] = [];
    const result = submitApplication(db, request, (reason) => waits.push(reason));

    await vi.advanceTimersByTimeAsync(14 * 60_000);
    expect(sent.length).toBeGreaterThan(15);
    expect(waits.every((reason) => reason === 'busy')).toBe(true);

    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toMatchObject({ ok: false, code: 'busy' });
    expect(waits.at(-1)).toBeUndefined();
  });

  it('is sent again after 30 seconds without an answer', async () => {
    const silent = (signal: AbortSignal) =>
      new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    let calls = 0;
    const { db, sent } = cannedServer((signal) => {
      calls += 1;
      return calls === 1 ? silent(signal) : Response.json({ code: 'unexpected' }, { status: 500 });
    });
    const waits: (WaitReason | undefined)[] = [];
    const result = submitApplication(db, request, (reason) => waits.push(reason));
    await vi.advanceTimersByTimeAsync(34_000);

    expect(await result).toMatchObject({ ok: false, code: 'unexpected' });
    expect(sent).toHaveLength(2);
    expect(waits).toEqual(['late', undefined]);
  });
});

describe('repeatWhileBusy', () => {
  it('reports no wait for a call that did not wait', async () => {
    const onWait = vi.fn();
    const patience = { forMs: 1_000, after: ['busy'] as const, onWait };

    expect(await repeatWhileBusy(() => Promise.resolve({ result: 1 }), patience)).toBe(1);
    expect(onWait).not.toHaveBeenCalled();
  });
});
