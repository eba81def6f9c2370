import { useEffect, useState } from 'react';
import { leadToProvider } from '~/data/auth/identity-provider';
import { ssoSettings } from '~/data/auth/sso-settings';
import { safeReturnTo } from '~/domain/accounts/return-to';
import { onPageRestored } from '~/platform/page-cache';
import { canKeepSession } from '~/platform/can-keep-session';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { SIGN_ON_FAILURES, STORAGE_BLOCKED } from '../messages';

/** Starts single sign-on: goes to the provider's page and passes on the page that the visitor wanted. */
export function SsoButton() {
  const [isConnecting, setIsConnecting] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);

  // The browser may restore this page from its cache when the visitor comes back with the Back button.
  useEffect(() => onPageRestored(() => setIsConnecting(false)), []);

  const handleClick = async () => {
    if (isConnecting) return;

    setIsBlocked(!canKeepSession());
    if (!canKeepSession()) return;
    setIsConnecting(true);
    if (await isUnderWay()) return;

    setIsConnecting(false);
    showToast({ ...SIGN_ON_FAILURES['sign-on-failed'], type: 'error' });
  };

  return (
    <>
      <button
        type="button"
        className="button button-secondary w-full"
        disabled={isConnecting}
        onClick={() => void handleClick()}
      >
        {isConnecting ? 'Connecting...' : 'Continue with single sign-on'}
      </button>
      {isBlocked && (
        <div className="mt-4">
          <Alert type="danger" title={STORAGE_BLOCKED.title} isAnnounced>
            {STORAGE_BLOCKED.description}
          </Alert>
        </div>
      )}
    </>
  );
}

async function isUnderWay(): Promise<boolean> {
  const settings = ssoSettings();
  const returnTo = safeReturnTo(new URLSearchParams(location.search).get('returnTo'));

  return settings !== undefined && (await leadToProvider(settings, returnTo)).ok;
}
