import { atom } from 'nanostores';
import { tabStorage } from '~/platform/browser-storage';
import { callPart } from '~/platform/page-parts';
import { WAITING_TOAST_KEY } from '~/platform/storage-keys';

/** What a toast says about the thing it reports. */
export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** What a caller says of a toast. */
export type ToastWords = {
  title: string;
  description?: string;
  type?: ToastType;
  durationMs?: number;
};

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

const TYPES: readonly string[] = ['success', 'info', 'warning', 'error', 'loading'];

/** The toasts on the page, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;

/** Show a toast and answer its id. One of type 'loading' stays until it is dismissed. */
export function showToast(toast: ToastWords): number {
  const { type = 'info' } = toast;
  lastId += 1;
  const shown: Toast = {
    ...(type === 'loading' ? {} : { durationMs: TOAST_DURATION_MS }),
    ...toast,
    type,
    id: lastId,
  };

  $toasts.set([...$toasts.get(), shown].slice(-MAX_VISIBLE_TOASTS));
  callPart('toaster');

  return shown.id;
}

/** Show a toast on the page that this tab opens next. Say it just before leading there. */
export function showToastOnNextPage(toast: ToastWords): void {
  tabStorage.write(WAITING_TOAST_KEY, JSON.stringify(toast));
}

/** Show what the page before left to be shown. */
export function showWaitingToast(): void {
  const text = tabStorage.read(WAITING_TOAST_KEY);
  if (text === undefined) return;

  tabStorage.remove(WAITING_TOAST_KEY);
  const toast = readToast(text);
  if (toast) showToast(toast);
}

/** Take a toast away. Nothing happens when it is gone already. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** What lies in storage may be anything. */
function readToast(text: string): ToastWords | undefined {
  try {
    const { title, description, type, durationMs } = JSON.parse(text) as Record<string, unknown>;
    if (typeof title !== 'string') return undefined;

    return {
      title,
      ...(typeof description === 'string' && { description }),
      ...(isToastType(type) && { type }),
      ...(typeof durationMs === 'number' && { durationMs }),
    };
  } catch {
    return undefined;
  }
}

function isToastType(value: unknown): value is ToastType {
  return typeof value === 'string' && TYPES.includes(value);
}
