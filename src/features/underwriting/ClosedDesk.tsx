import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { setupPath } from '~/domain/accounts/second-factor-address';
import { fail, ok } from '~/domain/result';
import { fetchPart, onReconnection } from '~/platform/fetch-part';
import { $session } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';
import { LoadedPart } from '~/ui/LoadedPart';
import { Skeleton } from '~/ui/Skeleton';
import { LOAD_FAILURES, NOT_FOR_YOU } from './queue-messages';

const LABEL = 'Checking your access';

/**
 * Stands in for a staff page that shows the visitor nothing, and redirects: a customer goes to the dashboard, and staff
 * without a second factor go to its set-up and come back. If the session was renewed meanwhile, it calls `lookAgain`,
 * which has to be the same function in every render.
 */
export function ClosedDesk({ lookAgain }: { lookAgain: () => Promise<void> }) {
  const { status } = useStore($session);
  const load = useCallback(() => leadOn(lookAgain), [lookAgain]);
  if (status !== 'signed-in') return <Skeleton label={LABEL} />;

  return (
    <LoadedPart load={load} label={LABEL} failures={LOAD_FAILURES} onRecovery={onReconnection}>
      {() => <Skeleton label={LABEL} />}
    </LoadedPart>
  );
}

/** Redirect the visitor, or look again. Returns why neither helped. */
async function leadOn(lookAgain: () => Promise<void>) {
  const desk = await fetchPart(import('~/stores/closed-desk'));
  if (!desk.ok) return desk;

  const found = await desk.value.findClosedDesk();
  if (!found.ok) return found;

  if (found.value === 'session-over') {
    await lookAgain();
    return fail('load-failed'); // still closed: otherwise the page has replaced this part
  }
  if (found.value === 'stranger') {
    showToastOnNextPage(NOT_FOR_YOU);
    window.location.replace('/dashboard');
  } else {
    window.location.replace(setupPath('staff', window.location.pathname + window.location.search));
  }

  return ok(undefined);
}
