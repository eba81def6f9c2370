// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadFailure } from '~/data/bonds/desk-overview';
import { fail, ok, type Result } from '~/domain/result';
import { createDeskView, followView } from '~/stores/desk-view';
import { $session } from '~/stores/session';
import { $toasts } from '~/stores/toasts';

type Answer = (result: Result<string, LoadFailure>) => void;

const USER = { id: 'user-1', email: 'marisol@example.com', isVerified: true };

let answers: Answer[];
let asked: string[];

/** A view whose answers the test provides in any order. */
function aView() {
  return createDeskView<string>((userId, key) => {
    asked.push(`${userId} ${key}`);

    return new Promise((resolve) => {
      answers.push(resolve);
    });
  });
}

/** Provide an answer, and let it arrive. */
async function answer(index: number, result: Result<string, LoadFailure>): Promise<void> {
  answers[index]?.(result);
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  answers = [];
  asked = [];
  $toasts.set([]);
  $session.set({ status: 'signed-in', user: USER });
});

describe('a view of the dashboard', () => {
  it('is loaded for the signed-in user, each key separately', async () => {
    const view = aView();
    void view.open('1');
    void view.open('2');
    expect(view.at('1').get()).toEqual({ isLoading: true });

    await answer(1, ok('second'));
    expect(asked).toEqual(['user-1 1', 'user-1 2']);
    expect(view.at('1').get().value).toBeUndefined();
    expect(view.at('2').get()).toEqual({
      value: 'second',
      loadedAt: new Date('2026-11-20T15:00:00Z'),
      isLoading: false,
    });
  });

  it('is not loaded again during a load, nor within ten seconds', async () => {
    const view = aView();
    void view.open('1');
    void view.open('1');
    await answer(0, ok('first'));
    vi.setSystemTime(new Date('2026-11-20T15:00:10Z'));
    void view.open('1');
    expect(asked).toHaveLength(1);

    vi.setSystemTime(new Date('2026-11-20T15:00:10.001Z'));
    void view.open('1');
    expect(asked).toHaveLength(2);
  });

  it('keeps its data during another load and after its failure', async () => {
    const view = aView();
    void view.open('1');
    await answer(0, ok('first'));
    void view.refresh('1');
    expect(view.at('1').get()).toMatchObject({ value: 'first', isLoading: true });

    await answer(1, fail('unreachable'));
    expect(view.at('1').get()).toMatchObject({
      value: 'first',
      isLoading: false,
      failure: 'unreachable',
    });
    expect($toasts.get()).toEqual([]);

    void view.open('1');
    await answer(2, ok('second'));
    expect(view.at('1').get()).not.toHaveProperty('failure');
  });

  it('uses the answer to the last request, whichever answer arrives first', async () => {
    const view = aView();
    void view.refresh('1');
    void view.refresh('1');
    await answer(1, ok('new'));
    await answer(0, ok('old'));

    expect(view.at('1').get().value).toBe('new');
  });

  it('reports a failed load once', async () => {
    const [one, other] = [aView(), aView()];
    void one.open('1');
    void other.open('1');
    await answer(0, fail('load-failed'));
    await answer(1, fail('unreachable'));

    expect($toasts.get()).toMatchObject([
      { title: 'Error', description: 'Failed to load dashboard data', type: 'error' },
    ]);
  });

  it('lets the page report a missing connection', async () => {
    const view = aView();
    void view.open('1');
    await answer(0, fail('offline'));

    expect(view.at('1').get()).toEqual({ isLoading: false, failure: 'offline' });
    expect($toasts.get()).toEqual([]);
  });

  it.each(['unknown', 'signed-out'] as const)('sends no request while it is %s', (status) => {
    $session.set({ status });
    void aView().open('1');

    expect(asked).toEqual([]);
  });

  it('sends no request during an ended session, and keeps its data', async () => {
    const view = aView();
    void view.open('1');
    await answer(0, ok('first'));
    $session.set({ status: 'expired', user: USER });
    void view.refresh('1');

    expect(asked).toHaveLength(1);
    expect(view.at('1').get()).toMatchObject({ value: 'first', isLoading: false });
  });
});

describe('a visible view', () => {
  let stop: () => void;

  /** Show a view and let its first answer arrive. Later requests follow a minute later. */
  async function show(view = aView()) {
    stop = followView(view, '1');
    await answer(0, ok('first'));
    vi.setSystemTime(new Date('2026-11-20T15:01:00Z'));
  }

  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  it('is loaded at once', async () => {
    await show();

    expect(asked).toEqual(['user-1 1']);
  });

  it('is loaded once its user is known, and when the user signs in again', async () => {
    $session.set({ status: 'unknown' });
    stop = followView(aView(), '1');
    expect(asked).toHaveLength(0);

    $session.set({ status: 'signed-in', user: USER });
    expect(asked).toHaveLength(1);

    await answer(0, fail('unreachable'));
    $session.set({ status: 'expired', user: USER });
    $session.set({ status: 'signed-in', user: USER });
    expect(asked).toHaveLength(2);
  });

  it('is not loaded again when the session is renewed', async () => {
    await show();
    $session.set({ status: 'signed-in', user: { ...USER } });

    expect(asked).toHaveLength(1);
  });

  it('is loaded again when the connection returns', async () => {
    await show();
    window.dispatchEvent(new Event('online'));

    expect(asked).toHaveLength(2);
  });

  it('is loaded again when the connection returns during a load that may fail', async () => {
    const view = aView();
    stop = followView(view, '1');
    window.dispatchEvent(new Event('online'));
    await answer(0, fail('offline'));
    await answer(1, ok('first'));

    expect(view.at('1').get()).toMatchObject({ value: 'first', isLoading: false });
  });

  it('is loaded again when the page becomes visible, and not while it is hidden', async () => {
    await show();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(1);

    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(2);
  });

  it('sends no request after it is hidden', async () => {
    await show();
    stop();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    $session.set({ status: 'signed-out' });
    $session.set({ status: 'signed-in', user: USER });

    expect(asked).toHaveLength(1);
  });
});
