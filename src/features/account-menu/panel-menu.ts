import type { SessionUser } from '~/domain/accounts/session-user';
import { accountList, whoIs } from './account-list';

/** Fill the account place in the narrow-screen menu. Drawing again keeps the focus where it is. */
export function drawPanelMenu(place: HTMLElement, user: SessionUser, onSignOut: () => void): void {
  const drawn = place.querySelector('.account-who');
  if (drawn) drawn.replaceWith(whoIs(user));
  else place.replaceChildren(whoIs(user), accountList(onSignOut));
}
