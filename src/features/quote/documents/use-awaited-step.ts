import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { QuoteStep } from '~/domain/quote/journey';
import { $documents } from '~/stores/documents';
import { $session, shownUser } from '~/stores/session';
import { $awaitedStep } from '../awaited-step';
import { $canVisit, $selection, openStep } from '../store';
import { writeAddress } from '../wizard-address';

/**
 * After a reload, return to the step that was open as soon as the list of documents is known.
 * Returns that step until then.
 */
export function useAwaitedStep(): QuoteStep | undefined {
  const awaited = useStore($awaitedStep);
  const session = useStore($session);
  const list = useStore($documents);
  const mayHaveDocuments = session.status === 'unknown' || shownUser(session) !== undefined;
  const isWaiting = mayHaveDocuments && (list === undefined || list.status === 'loading');

  useEffect(() => {
    if (!awaited || isWaiting) return;

    $awaitedStep.set(undefined);
    if (!$canVisit.get()(awaited)) return;
    const query = writeAddress(location.search, awaited, $selection.get());
    history.replaceState(history.state, '', location.pathname + query); // Back does not lead here
    openStep(awaited);
  }, [awaited, isWaiting]);

  // A visitor who opened another step meanwhile stays there.
  useEffect(() => () => $awaitedStep.set(undefined), []);

  return awaited;
}
