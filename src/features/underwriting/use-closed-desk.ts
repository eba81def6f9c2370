import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { setupPath } from '~/domain/accounts/second-factor-address';
import { $session } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';
import { NOT_FOR_YOU } from './queue-messages';

/**
 * Leads on whoever the pages of staff show nothing to: a customer to the dashboard, staff without a second factor to
 * where it is set up and back. A session that was renewed looks again.
 */
export function useClosedDesk(isClosed: boolean, lookAgain: () => void): void {
  const { status } = useStore($session);

  useEffect(() => {
    if (isClosed && status === 'signed-in') void leadOn(lookAgain);
  }, [isClosed, status, lookAgain]);
}

async function leadOn(lookAgain: () => void): Promise<void> {
  const { findClosedDesk } = await import('~/stores/closed-desk');
  const found = await findClosedDesk();
  if (!found.ok) return;

  if (found.value === 'session-over') lookAgain();
  if (found.value === 'stranger') {
    showToastOnNextPage(NOT_FOR_YOU);
    window.location.replace('/dashboard');
  }
  if (found.value === 'no-second-factor') {
    window.location.replace(setupPath('staff', window.location.pathname + window.location.search));
  }
}
