import { findMoved, type MovedAddress } from '~/domain/accounts/moved-address';
import { replaceAddress } from '~/platform/replace-address';
import { $session } from '~/stores/session';
import { showToast, type ToastWords } from '~/stores/toasts';

/** The toast for an address without a page of its own. */
const WORDS: Record<MovedAddress['change'], ToastWords> = {
  redirected: {
    title: 'Redirected',
    description: 'Your account settings have a page of their own.',
  },
  moved: { title: "That page moved. You're on your dashboard." },
};

/**
 * The server shows the dashboard or the account page at addresses that have no page of their own. Replace such an
 * address with the shown page's address and show a toast. Wait until the visitor is signed in: the sign-in page sends
 * the visitor back to the requested address, so that address has to stay until then.
 */
export function settleAddress(): void {
  $session.subscribe(({ status }) => {
    if (status !== 'signed-in') return;

    const moved = findMoved(location.pathname, location.search);
    if (!moved) return;
    replaceAddress(`${moved.address}${location.hash}`);
    showToast({ ...WORDS[moved.change], type: 'info' });
  });
}
