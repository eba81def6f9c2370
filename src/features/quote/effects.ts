import type { QuoteStep } from '~/domain/quote/journey';
import { deviceStorage, onOtherTabChange } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { offerSignInAgain, startSession } from '~/stores/session';
import { startAccountSaving } from './account-saving';
import { startDraftSaving } from './draft-saving';
import { stepTitle } from './step-title';
import {
  $canVisit,
  $furthestStep,
  $hasErrors,
  $quote,
  $saveState,
  $selection,
  $step,
  openStep,
} from './store';
import { stepOf, writeAddress } from './wizard-address';

/** What each history entry of the wizard remembers: whose step it is. The key of the quote never goes there. */
export type EntryState = { quoteId: string };

/** React to what the store says: save, write the address, follow Back and Forward, name the tab. */
export function startEffects(): () => void {
  offerSignInAgain();
  void startSession();
  const saving = startDraftSaving({ storage: deviceStorage, now, onOtherTabChange });
  const stops = [
    saving.stop,
    startAccountSaving(),
    flushOnLeaving(saving.flush),
    warnOfLoss(),
    followHistory(),
    nameTab(),
  ];

  return () => {
    for (const stop of stops) stop();
  };
}

/** A page that is hidden may never come back: save what waits. */
function flushOnLeaving(flush: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', handleVisibility);

  return () => {
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/**
 * While saving fails, leaving loses answers: the browser asks first. The listener is there only then, because a page
 * that has one may be left out of the back/forward cache.
 */
function warnOfLoss(): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const stopAsking = () => window.removeEventListener('beforeunload', handleUnload);

  const stopListening = $saveState.subscribe(({ status }) => {
    if (status === 'failed') window.addEventListener('beforeunload', handleUnload);
    else stopAsking();
  });

  return () => {
    stopListening();
    stopAsking();
  };
}

/** Every step is a history entry. Going back or forward to one that may not be visited leads to the last that may. */
function followHistory(): () => void {
  const previous = history.scrollRestoration;
  history.scrollRestoration = 'manual'; // a step begins at its top
  replaceAddress($step.get());

  const stops = [
    // Another quote on the same step: the entry must not bring the choice of the one before back.
    $quote.listen(() => replaceAddress($step.get())),
    $step.listen((step) => {
      if (stepOf(location.search) !== step) history.pushState(entryState(), '', addressOf(step));
    }),
  ];

  const handlePop = () => {
    const step = stepOf(location.search);
    const allowed = $canVisit.get()(step) ? step : $furthestStep.get();
    replaceAddress(allowed);
    // A link within the page, such as the skip link, comes here too and changes no step.
    if (allowed !== $step.get()) openStep(allowed);
  };
  window.addEventListener('popstate', handlePop);

  return () => {
    history.scrollRestoration = previous;
    for (const stop of stops) stop();
    window.removeEventListener('popstate', handlePop);
  };
}

/** Make the open history entry say where the wizard is, without a new one. */
function replaceAddress(step: QuoteStep): void {
  history.replaceState(entryState(), '', addressOf(step));
}

function addressOf(step: QuoteStep): string {
  return location.pathname + writeAddress(location.search, step, $selection.get());
}

function entryState(): EntryState {
  return { quoteId: $quote.get().quoteId };
}

function nameTab(): () => void {
  const pageTitle = document.title;
  const write = () => {
    document.title = stepTitle($step.get(), pageTitle, $hasErrors.get());
  };
  write();
  const stops = [$step.listen(write), $hasErrors.listen(write)];

  return () => {
    document.title = pageTitle;
    for (const stop of stops) stop();
  };
}
