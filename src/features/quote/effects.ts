import type { QuoteStep } from '~/domain/quote/journey';
import { afterLoad } from '~/platform/after-load';
import { deviceStorage, onOtherTabChange } from '~/platform/browser-storage';
import { now } from '~/platform/clock';
import { onNetworkChange } from '~/platform/network';
import { hasStoredSession } from '~/platform/stored-session';
import { startDraftSaving } from './draft-saving';
import { $laterParts, loadLaterParts } from './later-parts-loader';
import { $rules } from './rules-loader';
import { stepTitle } from './step-title';
import {
  $canVisit,
  $changeCount,
  $furthestStep,
  $hasErrors,
  $otherTab,
  $quote,
  $saveState,
  $selection,
  $step,
  openStep,
} from './store';
import { stepOf, writeAddress } from './wizard-address';

/**
 * The state of each history entry of the wizard: the quote that its step belongs to. It never contains the key of the
 * quote.
 */
export type EntryState = { quoteId: string };

/** Start the side effects of the store: saving, address, Back and Forward, and the tab's title. */
export function startEffects(): () => void {
  const saving = startDraftSaving({ storage: deviceStorage, now, onOtherTabChange });
  const stops = [
    saving.stop,
    startLaterParts(),
    flushOnLeaving(saving.flush),
    warnOfLoss(),
    followHistory(),
    nameTab(),
    $rules.subscribe((rules) => rules?.keepToastsInTurn($step)),
  ];

  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Load the later parts and start them: at once for somebody who is signed in, otherwise with the first change. A failed
 * load is tried again with the next change and when the connection changes.
 */
function startLaterParts(): () => void {
  let stopAccount = () => {};
  const load = () => void loadLaterParts().catch(() => undefined);
  if (hasStoredSession() || $changeCount.get() > 0) load();

  const stops = [
    onNetworkChange(load),
    // Continue makes the first change of most quotes, and its step paints before these requests start.
    $changeCount.listen(() => afterLoad(load)),
    $otherTab.listen(load),
    $laterParts.subscribe((parts) => {
      if (parts) stopAccount = parts.startAccountEffects();
    }),
  ];

  return () => {
    for (const stop of stops) stop();
    stopAccount();
  };
}

/** Save pending changes when the page is hidden, because a hidden page may never come back. */
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
 * While saving fails, let the browser ask before leaving, because leaving loses answers. The listener exists only then:
 * browsers may exclude a page with such a listener from the back/forward cache.
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

/**
 * Make every step a history entry. Back or Forward to a step that may not be opened leads to the last step that may.
 */
function followHistory(): () => void {
  const previous = history.scrollRestoration;
  history.scrollRestoration = 'manual'; // each step starts at its top
  replaceAddress($step.get());

  const stops = [
    // For a new quote on the same step, replace the old choice in the history entry.
    $quote.listen(() => replaceAddress($step.get())),
    $step.listen((step) => {
      if (stepOf(location.search) !== step) history.pushState(entryState(), '', addressOf(step));
    }),
  ];

  const handlePop = () => {
    const step = stepOf(location.search);
    const allowed = $canVisit.get()(step) ? step : $furthestStep.get();
    replaceAddress(allowed);
    // A link within the page, such as the skip link, also fires `popstate` but changes no step.
    if (allowed !== $step.get()) openStep(allowed);
  };
  window.addEventListener('popstate', handlePop);

  return () => {
    history.scrollRestoration = previous;
    for (const stop of stops) stop();
    window.removeEventListener('popstate', handlePop);
  };
}

/** Update the current history entry to the open step and choice. */
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
