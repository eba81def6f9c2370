import type { ReadableAtom } from 'nanostores';
import { clearToasts, showToastsInTurn } from '~/stores/toasts';

/** Show one toast at a time in the wizard, and clear it with its step. Loads with the second step: the first shows none. */
export function keepToastsInTurn($step: ReadableAtom): void {
  showToastsInTurn();
  $step.listen(clearToasts);
}
