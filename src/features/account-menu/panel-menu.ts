import type { SessionUser } from '~/domain/accounts/session-user';
import { accountList, element } from './account-list';

const ITEM_CLASSES = 'flex min-h-touch items-center text-ink no-underline hover:text-tide';

/** Fill the place in the menu of a narrow screen: who is signed in, the links of the account, and the way out. */
export function drawPanelMenu(
  place: HTMLElement,
  { email }: SessionUser,
  onSignOut: () => void,
): void {
  const who = element('p', 'flex min-h-touch items-center text-sm break-all text-muted', email);
  place.replaceChildren(who, accountList(ITEM_CLASSES, onSignOut));
}
