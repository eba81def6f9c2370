import { atom } from 'nanostores';
import { tabStorage } from '~/platform/browser-storage';
import { callPart } from '~/platform/page-parts';
import { WAITING_TOAST_KEY } from '~/platform/storage-keys';

/** The kind of message in a toast. */
export type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading';

/** The contents of a toast from the caller. */
export type ToastWords = {
  title: string;
  description?: string;
  type?: ToastType;
  durationMs?: number;
  /** True for a notice to write down. A change of the step keeps it. */
  isLasting?: boolean;
};

/**
 * A short notice in the corner of the page. It repeats a message of the page and is never the only
 * place for it.
 */
export type Toast = {
  id: number;
  type: ToastType;
  title: string;
  description?: string;
  /** Time until the toast closes. A toast without it stays until it is dismissed. */
  durationMs?: number;
  isLasting?: boolean;
};

/** Default time until a toast closes. */
export const TOAST_DURATION_MS = 4000;

/** Nobody reads more than these at once. The oldest toast is removed. */
export const MAX_VISIBLE_TOASTS = 3;

/** How long an error of a quote or its documents stays. The page keeps its text. */
export const ERROR_TOAST_MS = 3000;

const TYPES: readonly string[] = ['success', 'info', 'warning', 'error', 'loading'];

/** The toasts on the page, oldest first. */
export const $toasts = atom<readonly Toast[]>([]);

let lastId = 0;
let areInTurn = false;

/**
 * Show one toast at a time, for a page whose form a stack of toasts would bury: a message replaces the last one, and a
 * lasting toast waits until no message is left. The returned function ends that.
 */
export function showToastsInTurn(): () => void {
  areInTurn = true;

  return () => {
    areInTurn = false;
  };
}

/** The toasts that show now. */
export function visibleToasts(toasts: readonly Toast[]): readonly Toast[] {
  if (!areInTurn) return toasts;
  const front = toasts.findLast(({ isLasting }) => !isLasting) ?? toasts.at(-1);

  return front ? [front] : [];
}

/** Show a toast and return its id. A toast of type 'loading' stays until it is dismissed. */
export function showToast(toast: ToastWords): number {
  const { type = 'info' } = toast;
  lastId += 1;
  const shown: Toast = {
    ...(type === 'loading' ? {} : { durationMs: TOAST_DURATION_MS }),
    ...toast,
    type,
    id: lastId,
  };

  const before = $toasts.get();
  const others =
    areInTurn && !shown.isLasting ? before.filter(({ isLasting }) => isLasting) : before;
  $toasts.set([...others, shown].slice(-MAX_VISIBLE_TOASTS));
  callPart('toaster');

  return shown.id;
}

/** Show a toast on the next page in this tab. Call it just before the navigation. */
export function showToastOnNextPage(toast: ToastWords): void {
  tabStorage.write(WAITING_TOAST_KEY, JSON.stringify(toast));
}

/** Show the toast that the previous page left. */
export function showWaitingToast(): void {
  const text = tabStorage.read(WAITING_TOAST_KEY);
  if (text === undefined) return;

  tabStorage.remove(WAITING_TOAST_KEY);
  const toast = readToast(text);
  if (toast) showToast(toast);
}

/** Remove the messages, because the part of the page that they are about is gone. */
export function clearToasts(): void {
  $toasts.set($toasts.get().filter(({ isLasting }) => isLasting));
}

/** Remove a toast. Nothing happens when it is already gone. */
export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** The stored text may be anything, so every field is checked. */
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
