import { findMoved, type MovedAddress } from '~/domain/accounts/moved-address';
import { replaceAddress } from '~/platform/replace-address';
import { $session } from '~/stores/session';
import { showToast, type ToastWords } from '~/stores/toasts';

/** What the page says of an address that is not its own (spec 2, sections 2 and 8). */
const WORDS: Record<MovedAddress['change'], ToastWords> = {
  redirected: {
    title: 'Redirected',
    description: 'Your account settings have a page of their own.',
  },
  moved: { title: "That page moved. You're on your dashboard." },
};

/**
 * The server shows the dashboard, or the account page, at addresses that have no page of their own. Give them the
 * address of the page that is shown and say so, once it is known that the visitor may see it: who signs in first
 * comes back to the address that was asked for.
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
