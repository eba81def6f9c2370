import { showToast, type ToastWords } from '~/stores/toasts';

/** Show a toast from the script of a page. Load this when it is needed: pages to read have no store otherwise. */
export function showLoneToast(toast: ToastWords): void {
  showToast(toast);
}
