import { clearToasts, showToastsInTurn } from '~/stores/toasts';
import { $step } from './store';

/** Show one toast at a time in the wizard, and clear it with its step. Loads with the second step: the first shows none. */
export function keepToastsInTurn(): void {
  showToastsInTurn();
  $step.listen(clearToasts);
}
