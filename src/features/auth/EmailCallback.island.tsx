import { useEffect } from 'react';
import { safeReturnTo } from '~/domain/accounts/return-to';
import { showToastOnNextPage } from '~/stores/toasts';
import { Skeleton } from '~/ui/Skeleton';
import { finishCallback } from './finish-callback';
import { leadTo } from './lead-to';
import { CALLBACK_FAILED, HALF_CONFIRMED, WELCOME } from './messages';
import { takeParams } from './take-params';

/** Where the link of a mail leads: opens the session and goes on, or says that it cannot (spec 2, section 4). */
export function EmailCallback() {
  useEffect(() => void finish(takeParams()), []);

  return (
    <div className="grid gap-4">
      <p className="text-lg">Completing authentication...</p>
      <Skeleton label="Completing authentication" />
    </div>
  );
}

async function finish(params: URLSearchParams): Promise<void> {
  const outcome = await finishCallback(params);
  if (outcome === 'signed-in') {
    showToastOnNextPage({ title: WELCOME, type: 'success' });
    return leadTo(safeReturnTo(params.get('next')) ?? '/dashboard');
  }

  showToastOnNextPage(
    outcome === 'half-confirmed' ? HALF_CONFIRMED : { ...CALLBACK_FAILED, type: 'error' },
  );
  leadTo('/signin');
}
