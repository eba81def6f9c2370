import type { SessionUser } from '~/domain/accounts/session-user';
import {
  ACCOUNT_LINKS,
  NAMELESS,
  SIGN_OUT_LABEL,
  SIGNING_OUT_LABEL,
  STAFF_LINK,
} from './menu-links';

/** The user's name above the email address. A user without a name is shown as `NAMELESS`. */
export function whoIs({ fullName, email }: SessionUser): HTMLElement {
  const who = element('div', 'account-who');
  who.append(
    element('p', 'account-name', fullName ?? NAMELESS),
    element('p', 'account-email', email),
  );

  return who;
}

/** Create an element with a class and a text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;

  return created;
}

/** The account links and the sign-out button. */
export function accountList(onSignOut: () => void): HTMLUListElement {
  const list = document.createElement('ul');
  list.append(...ACCOUNT_LINKS.map(linkItem));

  const button = element('button', 'account-item', SIGN_OUT_LABEL);
  button.type = 'button';
  button.addEventListener('click', () => {
    button.textContent = SIGNING_OUT_LABEL;
    onSignOut();
  });
  list.append(itemOf(button));

  return list;
}

/** Add the link to the underwriters' pages as the first one, unless it is there. */
export function addStaffLink(place: HTMLElement): void {
  if (place.querySelector(`a[href="${STAFF_LINK.href}"]`)) return;

  place.querySelector('ul')?.prepend(linkItem(STAFF_LINK));
}

function linkItem({ href, label }: (typeof ACCOUNT_LINKS)[number]): HTMLLIElement {
  const link = element('a', 'account-item', label);
  link.href = href;
  if (location.pathname === href) link.setAttribute('aria-current', 'page');

  return itemOf(link);
}

function itemOf(child: HTMLElement): HTMLLIElement {
  const item = document.createElement('li');
  item.append(child);

  return item;
}
