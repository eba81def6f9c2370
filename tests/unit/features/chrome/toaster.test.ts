// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A new page: the store of toasts and the toaster. */
async function openPage() {
  vi.resetModules();
  const { startToaster } = await import('~/features/chrome/toaster');
  const toasts = await import('~/stores/toasts');
  // A style sheet that this page cannot load. Toasts appear without it.
  const append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    (link as HTMLElement).dispatchEvent(new Event('error'));
  });
  const started = startToaster();
  await vi.advanceTimersByTimeAsync(100);
  await started;
  append.mockRestore();

  return { ...toasts, startToaster };
}

const region = (role: string) => document.querySelector(`.toaster [role="${role}"]`);
const texts = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent);
const button = (title: string) =>
  document.querySelector<HTMLButtonElement>(`[aria-label="Dismiss: ${title}"]`);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button id="elsewhere">Elsewhere</button>';
  sessionStorage.clear();
});

afterEach(() => vi.useRealTimers());

describe('the toaster', () => {
  it('creates its regions before it announces: errors interrupt, other toasts wait', async () => {
    const { showToast } = await openPage();
    expect(region('alert')?.textContent).toBe('');
    expect(region('status')?.textContent).toBe('');

    for (const type of ['success', 'info', 'error'] as const) showToast({ title: type, type });

    expect(region('alert')?.textContent).toBe('error');
    expect(region('status')?.textContent).toBe('successinfo');
  });

  it('shows title and description of each kind', async () => {
    const { showToast } = await openPage();
    showToast({ title: 'Saved', description: 'Your name was changed.', type: 'success' });

    expect(texts()).toEqual(['SavedYour name was changed.']);
    expect(document.querySelector('[data-toast="success"]')).not.toBeNull();
  });

  it('removes each toast after its time, and keeps a loading toast', async () => {
    const { showToast } = await openPage();
    showToast({ title: 'Uploading', type: 'loading' });
    showToast({ title: 'Upload Failed', type: 'error', durationMs: 3000 });
    showToast({ title: 'Saved' });

    await vi.advanceTimersByTimeAsync(2999);
    expect(texts()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual(['Uploading', 'Saved']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts()).toEqual(['Uploading']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts()).toEqual(['Uploading']);
  });

  it('shows at most three', async () => {
    const { showToast } = await openPage();
    for (const title of ['one', 'two', 'three', 'four']) showToast({ title });

    expect(texts()).toEqual(['two', 'three', 'four']);
  });

  it('removes a toast with its button, and moves the focus to the next', async () => {
    const { showToast } = await openPage();
    showToast({ title: 'one', type: 'loading' });
    showToast({ title: 'two', type: 'loading' });
    button('two')?.focus();

    button('two')?.click();

    expect(texts()).toEqual(['one']);
    expect(document.activeElement).toBe(button('one'));
  });

  it.each([
    ['stays while the pointer moves on it', 11, ['Saved']],
    ['clears under a pointer that rests where it appeared', 10, []],
  ] as const)('%s', async (_, clientX, left) => {
    const { showToast } = await openPage();
    showToast({ title: 'Saved' });
    const toast = document.querySelector('.toast');
    for (const x of [10, clientX])
      toast?.dispatchEvent(
        new PointerEvent('pointermove', { pointerId: 1, clientX: x, bubbles: true }),
      );
    await vi.advanceTimersByTimeAsync(20_000);
    expect(texts()).toEqual(left);

    toast?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(texts()).toEqual([]);
  });

  it('stops the time while a toast has the focus, and restarts it afterwards', async () => {
    const { showToast } = await openPage();
    showToast({ title: 'Saved' });
    await vi.advanceTimersByTimeAsync(3000);

    button('Saved')?.focus();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts()).toEqual(['Saved']);

    document.querySelector<HTMLElement>('#elsewhere')?.focus();
    await vi.advanceTimersByTimeAsync(3900);
    expect(texts()).toEqual(['Saved']);
    await vi.advanceTimersByTimeAsync(200);
    expect(texts()).toEqual([]);
  });

  it("shows the previous page's toast once", async () => {
    const before = await openPage();
    before.showToastOnNextPage({ title: 'Welcome back!', type: 'success' });
    expect(texts()).toEqual([]);
    document.body.innerHTML = '';

    await openPage();

    expect(texts()).toEqual(['Welcome back!']);
    expect(sessionStorage.length).toBe(0);
  });

  it('exists once, however often it is started', async () => {
    const { startToaster } = await openPage();
    await startToaster();

    expect(document.querySelectorAll('.toaster')).toHaveLength(1);
  });
});

describe('toasts in turn', () => {
  it('show one at a time, the newest, and give back the whole page at the end', async () => {
    const { showToast, showToastsInTurn } = await openPage();
    const end = showToastsInTurn();
    for (const title of ['one', 'two']) showToast({ title });
    expect(texts()).toEqual(['two']);

    end();
    showToast({ title: 'three' });
    expect(texts()).toEqual(['two', 'three']);
  });

  it('shows a lasting toast again after the message in front of it, for its whole time', async () => {
    const { showToast, showToastsInTurn } = await openPage();
    showToastsInTurn();
    showToast({ title: 'Reference', durationMs: 60_000, isLasting: true });
    showToast({ title: 'Payment failed', type: 'error', durationMs: 3000 });
    expect(texts()).toEqual(['Payment failed']);

    await vi.advanceTimersByTimeAsync(3000);
    expect(texts()).toEqual(['Reference']);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(texts()).toEqual(['Reference']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(texts()).toEqual([]);
  });

  it('moves the focus to the toast that replaces a focused one', async () => {
    const { showToast, showToastsInTurn } = await openPage();
    showToastsInTurn();
    showToast({ title: 'one', type: 'loading' });
    button('one')?.focus();

    showToast({ title: 'two', type: 'loading' });

    expect(texts()).toEqual(['two']);
    expect(document.activeElement).toBe(button('two'));
  });
});

describe('swiping', () => {
  function swipe(toast: Element, x: number, end = 'pointerup'): void {
    for (const [type, clientX] of [
      ['pointerdown', 0],
      ['pointermove', x],
      [end, x],
    ] as const) {
      toast.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, bubbles: true }));
    }
  }

  async function toast() {
    const page = await openPage();
    page.showToast({ title: 'Saved', type: 'loading' });
    const [element] = document.querySelectorAll<HTMLElement>('.toast');
    if (!element) throw new Error('There is no toast');
    element.setPointerCapture = () => undefined;

    return element;
  }

  it.each([80, -80, 200])('by %d px removes a toast', async (distance) => {
    swipe(await toast(), distance);

    expect(texts()).toEqual([]);
  });

  it.each([79, -79, 0])('by %d px moves the toast back to its place', async (distance) => {
    const element = await toast();
    swipe(element, distance);

    expect(texts()).toEqual(['Saved']);
    expect(element.style.translate).toBe('');
  });

  it('moves the toast back when the browser takes the gesture over', async () => {
    const element = await toast();
    swipe(element, 200, 'pointercancel');

    expect(texts()).toEqual(['Saved']);
    expect(element.style.translate).toBe('');
  });

  it('follows the first finger only', async () => {
    const element = await toast();
    element.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, clientX: 10 }));
    element.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX: 40 }));
    expect(element.style.translate).toBe('30px');

    element.dispatchEvent(new PointerEvent('pointermove', { pointerId: 2, clientX: 400 }));
    element.dispatchEvent(new PointerEvent('pointerup', { pointerId: 2, clientX: 400 }));
    expect(element.style.translate).toBe('30px');
    expect(texts()).toEqual(['Saved']);
  });

  it('does not start on the button', async () => {
    const element = await toast();
    const cross = element.querySelector('button svg');
    if (!cross) throw new Error('The button has no cross');
    cross.dispatchEvent(
      new PointerEvent('pointerdown', { pointerId: 1, clientX: 0, bubbles: true }),
    );
    element.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX: 200 }));

    expect(element.style.translate).toBe('');
  });
});
