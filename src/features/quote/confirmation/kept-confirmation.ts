import { tabStorage } from '~/platform/browser-storage';
import type { Confirmation } from './confirmation-schema';

const CONFIRMATION_KEY = 'marshline.confirmation';

/** A confirmation that the tab's storage refused. It lasts until the page closes. */
let refusedText: string | undefined;

/**
 * Store a confirmation until the tab closes, so that a reload shows it again. If storage is blocked, it lasts until the
 * page closes. It contains no secrets.
 */
export function keepConfirmation(confirmation: Confirmation): void {
  const text = JSON.stringify(confirmation);
  refusedText = tabStorage.write(CONFIRMATION_KEY, text) ? undefined : text;
}

/** Whether this tab has submitted an application. */
export function hasConfirmation(): boolean {
  return readConfirmationText() !== undefined;
}

/** The stored text, for parsing with `confirmationSchema`. */
export function readConfirmationText(): string | undefined {
  return refusedText ?? tabStorage.read(CONFIRMATION_KEY);
}

/** The number of the application submitted in this tab. Reading it does not load the code of the schema. */
export function keptApplicationNumber(): string | undefined {
  return /"applicationNumber":"([^"]+)"/.exec(readConfirmationText() ?? '')?.[1];
}

/** Delete the stored confirmation, because a new quote starts. */
export function forgetConfirmation(): void {
  refusedText = undefined;
  tabStorage.remove(CONFIRMATION_KEY);
}
