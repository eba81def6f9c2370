import { initialsOf, type SessionUser } from '~/domain/accounts/session-user';
import { accountList, element } from './account-list';
import { NAMELESS } from './menu-links';
import { ownPicture } from './own-picture';
import { actAsDisclosure } from './disclosure';

const ITEM_CLASSES =
  'flex min-h-touch items-center px-4 text-ink no-underline hover:bg-sunken hover:text-tide aria-[current]:font-semibold';

/** Fill the place in the bar: the avatar, and the menu it opens. Drawn again, an open menu stays open. */
export function drawAvatarMenu(place: HTMLElement, user: SessionUser, onSignOut: () => void): void {
  const isOpen = place.querySelector('[aria-expanded="true"]') !== null;
  if (isOpen) {
    place.querySelector('[data-account-name]')?.replaceWith(nameOf(user));

    return;
  }

  const hadFocus = place.contains(document.activeElement);
  const button = element(
    'button',
    'grid size-full place-items-center overflow-hidden rounded-full border border-control bg-marsh-wash text-sm font-semibold text-marsh-strong hover:border-marsh',
  );
  button.type = 'button';
  button.setAttribute('aria-label', `${user.email}, account menu`);
  button.append(pictureOf(user));

  const menu = element(
    'div',
    'absolute top-full right-0 z-10 mt-2 w-72 rounded-sm border border-rule bg-surface',
  );
  menu.id = 'account-menu';
  menu.append(
    nameOf(user),
    element('p', 'px-4 pb-3 text-sm break-all text-muted', user.email),
    accountList(ITEM_CLASSES, onSignOut),
  );

  actAsDisclosure(button, menu);
  place.replaceChildren(button, menu);
  if (hadFocus) button.focus();
}

function nameOf({ fullName }: SessionUser): HTMLElement {
  const name = element('p', 'px-4 pt-3 font-semibold', fullName ?? NAMELESS);
  name.dataset['accountName'] = '';

  return name;
}

function pictureOf(user: SessionUser): HTMLElement {
  const initials = element('span', '', initialsOf(user));
  const address = ownPicture(user.avatarUrl, location.origin);
  if (address === undefined) return initials;

  const picture = element('img', 'size-full object-cover');
  picture.alt = '';
  picture.addEventListener('error', () => picture.replaceWith(initials));
  picture.src = address;

  return picture;
}
