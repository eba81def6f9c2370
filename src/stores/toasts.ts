import { atom } from 'nanostores';

/** What a toast says about the thing it reports. */
export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** A short notice in the corner of the page. It repeats what the page says, it is never the only place. */
export type Toast = {
  id: number;
  type: ToastType;
  title: string;
  description?: string;
  /** How long it stays. A toast without a time stays until it is dismissed. */
  durationMs?: number;
};

/** How long a toast stays unless it says otherwise. */
export const TOAST_DURATION_MS = 4000;

/** More than these at once nobody reads: the oldest gives way. */
export const MAX_VISIBLE_TOASTS = 3;

/** The toasts on the page, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Show a toast and answer its id. One of type 'loading' stays until it is dismissed. */
export function showToast(toast: {
  title: string;
  description?: string;
  type?: ToastType;
  durationMs?: number;
}): number {
  const { type = 'info' } = toast;
  lastId += 1;
  const shown: Toast = {
    ...(type === 'loading' ? {} : { durationMs: TOAST_DURATION_MS }),
    ...toast,
    type,
    id: lastId,
  };

  $toasts.set([...$toasts.get(), shown].slice(-MAX_VISIBLE_TOASTS));

  return shown.id;
}

/** Take a toast away. Nothing happens when it is gone already. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
