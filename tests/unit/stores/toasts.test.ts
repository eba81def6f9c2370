import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $toasts,
  clearToasts,
  dismissToast,
  showToast,
  showWaitingToast,
  TOAST_DURATION_MS,
} from '~/stores/toasts';

const titles = () => $toasts.get().map((toast) => toast.title);

beforeEach(() => $toasts.set([]));

describe('toasts', () => {
  it('stay four seconds by default', () => {
    showToast({ title: 'Saved' });
    expect($toasts.get()[0]?.durationMs).toBe(TOAST_DURATION_MS);
    showToast({ title: 'Upload Failed', type: 'error', durationMs: 3000 });

    expect($toasts.get().map((toast) => toast.durationMs)).toEqual([3000]);
  });

  it('of type loading stay until they are dismissed', () => {
    const id = showToast({ title: 'Uploading', type: 'loading' });

    expect($toasts.get()[0]?.durationMs).toBeUndefined();
    dismissToast(id);
    expect($toasts.get()).toEqual([]);
  });

  it('are one at a time: a new toast replaces the last, and they can all be cleared', () => {
    for (const title of ['one', 'two']) showToast({ title });
    expect(titles()).toEqual(['two']);

    clearToasts();
    expect(titles()).toEqual([]);
  });

  it('dismissing a replaced toast changes nothing', () => {
    const first = showToast({ title: 'one' });
    showToast({ title: 'two' });

    dismissToast(first);
    dismissToast(first);

    expect(titles()).toEqual(['two']);
  });
});

describe('a waiting toast', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The content of the tab's storage. */
  function leave(text: string): void {
    const texts = new Map([['marshline-waiting-toast', text]]);
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => texts.get(key) ?? null,
        removeItem: (key: string) => void texts.delete(key),
      },
    });
  }

  it('is shown unchanged, once', () => {
    const toast = { title: 'Saved', description: 'All of it.', type: 'success', durationMs: 3000 };
    leave(JSON.stringify(toast));
    showWaitingToast();
    showWaitingToast();

    expect($toasts.get()).toEqual([{ ...toast, id: expect.any(Number) as number }]);
  });

  it('without a known kind becomes an information', () => {
    leave('{"title":"Saved","type":"<b>","durationMs":"7"}');
    showWaitingToast();

    expect($toasts.get()).toMatchObject([{ type: 'info', durationMs: TOAST_DURATION_MS }]);
  });

  it.each(['', 'nonsense', 'null', '[]', '{}', '{"title":7}'])(
    'is ignored when it reads %j',
    (text) => {
      leave(text);
      showWaitingToast();

      expect($toasts.get()).toEqual([]);
    },
  );
});
