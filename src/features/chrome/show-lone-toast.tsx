import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { showToast } from '~/stores/toasts';
import { Toasts } from './Toasts.island';

/**
 * Show a toast on a page that has no place for toasts. Load this when it is needed: it brings React. The
 * empty regions come first, because a screen reader announces only what is added to one it knows.
 */
export function showLoneToast(toast: Parameters<typeof showToast>[0]): void {
  const place = document.createElement('div');
  document.body.append(place);
  flushSync(() => createRoot(place).render(<Toasts />));
  requestAnimationFrame(() => showToast(toast));
}
