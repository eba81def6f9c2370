import { initialsOf, type SessionUser } from '~/domain/accounts/session-user';
import { accountList, element, whoIs } from './account-list';
import { actAsDisclosure } from './disclosure';
import { ACCOUNT_MENU } from './menu-links';
import { ownPicture } from './own-picture';

/** Fill the account place in the header bar with the avatar and its menu. Drawing again keeps an open menu open. */
export function drawAvatarMenu(place: HTMLElement, user: SessionUser, onSignOut: () => void): void {
  if (place.querySelector('[aria-expanded="true"]')) {
    place.querySelector('.account-who')?.replaceWith(whoIs(user));

    return;
  }

  const hadFocus = place.contains(document.activeElement);
  const button = element('button', 'account-button');
  button.type = 'button';
  button.append(pictureOf(user), element('span', 'sr-only', ACCOUNT_MENU));

  const menu = element('div', 'account-menu');
  menu.id = 'account-menu';
  menu.append(whoIs(user), accountList(onSignOut));

  actAsDisclosure(button, menu);
  place.replaceChildren(button, menu);
  if (hadFocus) button.focus();
}

function pictureOf(user: SessionUser): HTMLElement {
  const initials = element('span', '', initialsOf(user));
  const address = ownPicture(user.avatarUrl, location.origin);
  if (address === undefined) return initials;

  const picture = element('img', '');
  picture.alt = '';
  picture.addEventListener('error', () => picture.replaceWith(initials));
  picture.src = address;

  return picture;
}
