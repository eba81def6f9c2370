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
    showToast({ title: 'Upload Failed', type: 'error', durationMs: 3000 });

    expect($toasts.get().map((toast) => toast.durationMs)).toEqual([TOAST_DURATION_MS, 3000]);
  });

  it('of type loading stay until they are dismissed', () => {
    const id = showToast({ title: 'Uploading', type: 'loading' });

    expect($toasts.get()[0]?.durationMs).toBeUndefined();
    dismissToast(id);
    expect($toasts.get()).toEqual([]);
  });

  it('are three at most: the oldest is removed', () => {
    for (const title of ['one', 'two', 'three', 'four']) showToast({ title });

    expect(titles()).toEqual(['two', 'three', 'four']);
  });

  it('are cleared but for those to write down', () => {
    showToast({ title: 'Payment failed', type: 'error' });
    showToast({ title: 'Error reference: 7QK2-M9XD', isLasting: true });
    clearToasts();

    expect(titles()).toEqual(['Error reference: 7QK2-M9XD']);
  });

  it('are removed one at a time, and dismissing a removed toast changes nothing', () => {
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
