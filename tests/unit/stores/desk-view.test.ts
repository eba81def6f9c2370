// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadFailure } from '~/data/desk-overview';
import { fail, ok, type Result } from '~/domain/result';
import { createDeskView, followView } from '~/stores/desk-view';
import { $session } from '~/stores/session';
import { $toasts } from '~/stores/toasts';

type Answer = (result: Result<string, LoadFailure>) => void;

const USER = { id: 'user-1', email: 'marisol@example.com', isVerified: true };

let answers: Answer[];
let asked: string[];

/** A view whose answers the test gives, in any order. */
function aView() {
  return createDeskView<string>((userId, key) => {
    asked.push(`${userId} ${key}`);

    return new Promise((resolve) => {
      answers.push(resolve);
    });
  });
}

/** Give an answer, and let it arrive. */
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

describe('a view of the desk', () => {
  it('is loaded for whoever is signed in, each key by itself', async () => {
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

  it('is not asked for again while it loads, nor when it is younger than ten seconds', async () => {
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

  it('keeps what it has while it loads again, and when that fails', async () => {
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

  it('believes the last that was asked, whichever answer comes first', async () => {
    const view = aView();
    void view.refresh('1');
    void view.refresh('1');
    await answer(1, ok('new'));
    await answer(0, ok('old'));

    expect(view.at('1').get().value).toBe('new');
  });

  it('says once that nothing could be loaded', async () => {
    const [one, other] = [aView(), aView()];
    void one.open('1');
    void other.open('1');
    await answer(0, fail('load-failed'));
    await answer(1, fail('unreachable'));

    expect($toasts.get()).toMatchObject([
      { title: 'Error', description: 'Failed to load dashboard data', type: 'error' },
    ]);
  });

  it('leaves it to the page to say that there is no connection', async () => {
    const view = aView();
    void view.open('1');
    await answer(0, fail('offline'));

    expect(view.at('1').get()).toEqual({ isLoading: false, failure: 'offline' });
    expect($toasts.get()).toEqual([]);
  });

  it.each(['unknown', 'signed-out'] as const)('asks for nothing while it is %s', (status) => {
    $session.set({ status });
    void aView().open('1');

    expect(asked).toEqual([]);
  });

  it('asks for nothing while the session is over, and keeps what it has', async () => {
    const view = aView();
    void view.open('1');
    await answer(0, ok('first'));
    $session.set({ status: 'expired', user: USER });
    void view.refresh('1');

    expect(asked).toHaveLength(1);
    expect(view.at('1').get()).toMatchObject({ value: 'first', isLoading: false });
  });
});

describe('a view that is shown', () => {
  let stop: () => void;

  /** Show a view and let its first answer come; what is asked later is asked a minute later. */
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

  it('is not loaded again because the session was refreshed', async () => {
    await show();
    $session.set({ status: 'signed-in', user: { ...USER } });

    expect(asked).toHaveLength(1);
  });

  it('is loaded again when the connection comes back', async () => {
    await show();
    window.dispatchEvent(new Event('online'));

    expect(asked).toHaveLength(2);
  });

  it('is loaded again when the connection comes back while it loads, which may fail', async () => {
    const view = aView();
    stop = followView(view, '1');
    window.dispatchEvent(new Event('online'));
    await answer(0, fail('offline'));
    await answer(1, ok('first'));

    expect(view.at('1').get()).toMatchObject({ value: 'first', isLoading: false });
  });

  it('is loaded again when the page is looked at again, and not while it is hidden', async () => {
    await show();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(1);

    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(2);
  });

  it('asks for nothing more once it is shown no longer', async () => {
    await show();
    stop();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    $session.set({ status: 'signed-out' });
    $session.set({ status: 'signed-in', user: USER });

    expect(asked).toHaveLength(1);
  });
});
