import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { setupPath } from '~/domain/accounts/second-factor-address';
import { $session } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';
import { NOT_FOR_YOU } from './queue-messages';

/**
 * Redirects visitors who may not see the staff pages: a customer goes to the dashboard, and staff without a second
 * factor go to its set-up and come back. If the session was renewed meanwhile, it calls `lookAgain`.
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
