import type { SessionUser } from '~/domain/accounts/session-user';
import { accountList, whoIs } from './account-list';

/** Fill the place in the menu of a narrow screen. Drawn again, it keeps what has the focus. */
export function drawPanelMenu(place: HTMLElement, user: SessionUser, onSignOut: () => void): void {
  const drawn = place.querySelector('.account-who');
  if (drawn) drawn.replaceWith(whoIs(user));
  else place.replaceChildren(whoIs(user), accountList(onSignOut));
}
