import { randomId, randomKey } from '~/platform/random';
import { forgetConfirmation } from './confirmation/kept-confirmation';
import { forgetLeftRenewal } from './left-renewal';
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

/** The application is with us: forget the answers, and open the confirmation. */
export function recordSubmission(): void {
  $isSubmitted.set(true);
  forgetAnswers();
  openStep('confirmation');
  markChanged();
}

/** The visitor gives this quote up: put the wizard back to its start, as another quote. */
export function resetQuote(): void {
  $abandonedQuote.set($quote.get().quoteId);
  startAfresh();
}

/** Forget the quote here, wherever else it is kept, and begin another. */
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

/** The quote ended elsewhere: what stands here goes on as a quote of its own, which nobody paid for. */
export function goOnAsNewQuote(): void {
  beOfItsOwn();
  $payment.set(undefined);
  markChanged();
}

/** The visitor wants a bond of its own after all: the answers stay, the bond they came from goes on without them. */
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
