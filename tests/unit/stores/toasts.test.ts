import { beforeEach, describe, expect, it } from 'vitest';
import { $toasts, dismissToast, showToast, TOAST_DURATION_MS } from '~/stores/toasts';

const titles = () => $toasts.get().map((toast) => toast.title);

beforeEach(() => $toasts.set([]));

describe('toasts', () => {
  it('stay four seconds unless they say otherwise', () => {
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

  it('are three at most: the oldest gives way', () => {
    for (const title of ['one', 'two', 'three', 'four']) showToast({ title });

    expect(titles()).toEqual(['two', 'three', 'four']);
  });

  it('go one at a time, and dismissing one that is gone changes nothing', () => {
    const first = showToast({ title: 'one' });
    showToast({ title: 'two' });

    dismissToast(first);
    dismissToast(first);

    expect(titles()).toEqual(['two']);
  });
});
