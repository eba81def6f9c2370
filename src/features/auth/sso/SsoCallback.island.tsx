import { useEffect } from 'react';
import { showToastOnNextPage } from '~/stores/toasts';
import { Skeleton } from '~/ui/Skeleton';
import { leadTo } from '../lead-to';
import { SIGN_ON_FAILURES, WELCOME } from '../messages';
import { takeParams } from '../take-params';
import { finishSignOn } from './finish-sign-on';

/** The page to which the provider of single sign-on redirects. */
export function SsoCallback() {
  useEffect(() => void finish(takeParams()), []);

  return (
    <div className="grid gap-4">
      <p className="text-lg">Completing authentication...</p>
      <Skeleton label="Completing authentication" />
    </div>
  );
}

async function finish(params: URLSearchParams): Promise<void> {
  const result = await finishSignOn(params);

  showToastOnNextPage(
    result.ok
      ? { title: WELCOME, type: 'success' }
      : { ...SIGN_ON_FAILURES[result.code], type: 'error' },
  );
  leadTo(result.ok ? result.value : '/signin');
}
