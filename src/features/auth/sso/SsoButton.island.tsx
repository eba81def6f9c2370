import { useEffect, useState } from 'react';
import { leadToProvider } from '~/data/identity-provider';
import { ssoSettings } from '~/data/sso-settings';
import { safeReturnTo } from '~/domain/accounts/return-to';
import { onPageRestored } from '~/platform/page-cache';
import { showToast } from '~/stores/toasts';
import { SIGN_ON_FAILURES } from '../messages';

/** Signing in with the provider (spec 2, section 2): leaves for its page and takes along where the visitor was going. */
export function SsoButton() {
  const [isConnecting, setIsConnecting] = useState(false);

  // Who comes back from the provider with Back finds the page as it was left.
  useEffect(() => onPageRestored(() => setIsConnecting(false)), []);

  const handleClick = async () => {
    if (isConnecting) return;

    setIsConnecting(true);
    if (await isUnderWay()) return;

    setIsConnecting(false);
    showToast({ ...SIGN_ON_FAILURES['sign-on-failed'], type: 'error' });
  };

  return (
    <button
      type="button"
      className="button button-secondary w-full"
      disabled={isConnecting}
      onClick={() => void handleClick()}
    >
      {isConnecting ? 'Connecting...' : 'Continue with single sign-on'}
    </button>
  );
}

async function isUnderWay(): Promise<boolean> {
  const settings = ssoSettings();
  const returnTo = safeReturnTo(new URLSearchParams(location.search).get('returnTo'));

  return settings !== undefined && (await leadToProvider(settings, returnTo)).ok;
}
