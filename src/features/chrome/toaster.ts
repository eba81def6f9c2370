import { loadStyles } from '~/platform/load-styles';
import {
  $toasts,
  dismissToast,
  showWaitingToast,
  type Toast,
  visibleToasts,
} from '~/stores/toasts';
import { showErrorReferences } from './error-reference';
import { letSwipe } from './swipe';
import { drawToast } from './toast-element';
import styles from './toaster.css?url';

/** Time for a screen reader to register a new live region before the first toast appears in it. */
const REGION_HEAD_START_MS = 100;

/**
 * Show the toasts at the top of the page, including a toast that the previous page left. A screen reader reads
 * an error at once; other toasts wait their turn. No toast disappears while the focus is on it, or the pointer since it moved there.
 */
export async function startToaster(): Promise<void> {
  if (document.querySelector('.toaster')) return;

  const corner = document.createElement('div');
  corner.className = 'toaster no-print';
  const errors = addRegion(corner, 'alert');
  const others = addRegion(corner, 'status');
  document.body.append(corner);
  showWaitingToast();
  await Promise.all([loadStyles(styles), headStart()]);

  const timers = holdableTimers(corner);
  const shown = new Map<number, HTMLElement>();
  $toasts.subscribe((all) => {
    const toasts = visibleToasts(all);
    for (const toast of toasts) {
      if (shown.has(toast.id)) continue;
      const element = drawToast(toast, () => dismissToast(toast.id));
      letSwipe(element, () => dismissToast(toast.id));
      shown.set(toast.id, element);
      (toast.type === 'error' ? errors : others).append(element);
    }
    removeGone(shown, toasts);
    document.documentElement.toggleAttribute('data-toasts', toasts.length > 0);
    timers.follow(toasts);
  });
  showErrorReferences(document.documentElement);
}

function headStart(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, REGION_HEAD_START_MS);
  });
}

function addRegion(corner: HTMLElement, role: 'alert' | 'status'): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', role);
  corner.append(region);

  return region;
}

/** Remove dismissed toasts. If the focus was on one of them, it moves to the last remaining toast. */
function removeGone(shown: Map<number, HTMLElement>, toasts: readonly Toast[]): void {
  let isFocusLost = false;
  for (const [id, element] of shown) {
    if (toasts.some((toast) => toast.id === id)) continue;
    isFocusLost ||= element.contains(document.activeElement);
    element.remove();
    shown.delete(id);
  }

  if (isFocusLost) [...shown.values()].at(-1)?.querySelector('button')?.focus();
}

/** The timers of the toasts. When the pointer and the focus have left the corner, every timer starts again. */
function holdableTimers(corner: HTMLElement): { follow: (toasts: readonly Toast[]) => void } {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let toasts: readonly Toast[] = [];

  const stopAll = () => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  };
  let isPointed = false;
  const startMissing = () => {
    if (isPointed || corner.contains(document.activeElement)) return;
    for (const { id, durationMs } of toasts) {
      if (durationMs === undefined || timers.has(id)) continue;
      timers.set(
        id,
        setTimeout(() => dismissToast(id), durationMs),
      );
    }
  };

  // A toast may appear under a pointer that rests. The browser then reports a movement to the same place.
  let place: string | undefined;
  document.addEventListener('pointermove', ({ clientX, clientY, target }) => {
    const isResting = place === undefined || place === `${clientX},${clientY}`;
    place = `${clientX},${clientY}`;
    if (isResting || !corner.contains(target as Node)) return;
    isPointed = true;
    stopAll();
  });
  corner.addEventListener('focusin', stopAll);
  corner.addEventListener('pointerout', () => {
    isPointed = false;
    requestAnimationFrame(startMissing);
  });
  corner.addEventListener('focusout', () => requestAnimationFrame(startMissing));

  return {
    follow: (now) => {
      toasts = now;
      for (const [id, timer] of timers) {
        if (now.some((toast) => toast.id === id)) continue;
        clearTimeout(timer);
        timers.delete(id);
      }
      startMissing();
    },
  };
}
