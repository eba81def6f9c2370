import { tabStorage } from '~/platform/browser-storage';
import type { Confirmation } from './confirmation-schema';

const CONFIRMATION_KEY = 'marshline.confirmation';

/** Keep a confirmation for as long as this tab lives, so that a reload shows it again. It holds no secrets. */
export function keepConfirmation(confirmation: Confirmation): void {
  tabStorage.write(CONFIRMATION_KEY, JSON.stringify(confirmation));
}

/** Whether this tab has submitted an application. */
export function hasConfirmation(): boolean {
  return tabStorage.read(CONFIRMATION_KEY) !== undefined;
}

/** The text that was kept, to be parsed with `confirmationSchema`. */
export function readConfirmationText(): string | undefined {
  return tabStorage.read(CONFIRMATION_KEY);
}

/** Forget the confirmation: a new quote begins. */
export function forgetConfirmation(): void {
  tabStorage.remove(CONFIRMATION_KEY);
}
