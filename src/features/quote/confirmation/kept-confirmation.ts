import { tabStorage } from '~/platform/browser-storage';
import type { Confirmation } from './confirmation-schema';

const CONFIRMATION_KEY = 'marshline.confirmation';

/** What the tab's storage refused to keep; it lasts as long as the page. */
let refusedText: string | undefined;

/**
 * Keep a confirmation for as long as this tab lives, so that a reload shows it again; where storage is blocked, as
 * long as this page. It holds no secrets.
 */
export function keepConfirmation(confirmation: Confirmation): void {
  const text = JSON.stringify(confirmation);
  refusedText = tabStorage.write(CONFIRMATION_KEY, text) ? undefined : text;
}

/** Whether this tab has submitted an application. */
export function hasConfirmation(): boolean {
  return readConfirmationText() !== undefined;
}

/** The text that was kept, to be parsed with `confirmationSchema`. */
export function readConfirmationText(): string | undefined {
  return refusedText ?? tabStorage.read(CONFIRMATION_KEY);
}

/** Forget the confirmation: a new quote begins. */
export function forgetConfirmation(): void {
  refusedText = undefined;
  tabStorage.remove(CONFIRMATION_KEY);
}
