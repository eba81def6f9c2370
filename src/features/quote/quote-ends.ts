import { randomId, randomKey } from '~/platform/random';
import { forgetConfirmation } from './confirmation/kept-confirmation';
import { forgetLeftRenewal } from './left-renewal';
import { $notices } from './notices';
import {
  $abandonedQuote,
  $billing,
  $formVersion,
  $isRestored,
  $isSubmitted,
  $otherDevice,
  $otherTab,
  $payment,
  $quote,
  $renews,
  $sections,
  $selection,
  $serverIssues,
  $uploadedFiles,
  markChanged,
  openStep,
} from './store';

/** The application is submitted: forget the answers and open the confirmation. */
export function recordSubmission(): void {
  $isSubmitted.set(true);
  $notices.set([]); // they are about answers that can no longer change
  forgetAnswers();
  openStep('confirmation');
  markChanged();
}

/** Abandon the quote and reset the wizard with a new quote. */
export function resetQuote(): void {
  $abandonedQuote.set($quote.get().quoteId);
  startAfresh();
}

/** Forget the quote on this page, though the account may keep it, and start a new one. */
export function startAfresh(): void {
  forgetConfirmation();
  forgetAnswers();
  $selection.set({});
  $isSubmitted.set(false);
  beOfItsOwn();
  $formVersion.set($formVersion.get() + 1);
  openStep('select-bond');
  markChanged();
}

/** The quote ended in another tab or on another device. Keep the answers as a new, unpaid quote. */
export function goOnAsNewQuote(): void {
  beOfItsOwn();
  $payment.set(undefined);
  markChanged();
}

/** Make the quote an application for a new bond. The answers stay; the renewed bond is no longer affected. */
export function leaveRenewal(): void {
  forgetLeftRenewal();
  $renews.set(undefined);
  $payment.set(undefined);
  markChanged();
}

function beOfItsOwn(): void {
  $quote.set({ quoteId: randomId(), quoteKey: randomKey() });
}

function forgetAnswers(): void {
  $isRestored.set(false);
  $otherTab.set(undefined);
  $otherDevice.set(undefined);
  $renews.set(undefined);
  $sections.set({});
  $billing.set(undefined);
  $uploadedFiles.set([]);
  $payment.set(undefined);
  $serverIssues.set({});
}
