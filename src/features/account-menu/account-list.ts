import { ACCOUNT_LINKS, SIGN_OUT_LABEL } from './menu-links';

/** The links of the account and the button that signs out, as items of a list. */
export function accountList(itemClasses: string, onSignOut: () => void): HTMLUListElement {
  const list = document.createElement('ul');
  for (const { href, label } of ACCOUNT_LINKS) {
    const link = element('a', itemClasses, label);
    link.href = href;
    if (location.pathname === href) link.setAttribute('aria-current', 'page');
    list.append(wrapped(link));
  }

  const button = element('button', `${itemClasses} w-full text-left`, SIGN_OUT_LABEL);
  button.type = 'button';
  button.addEventListener('click', () => {
    button.disabled = true;
    onSignOut();
  });
  list.append(wrapped(button));

  return list;
}

/** An element with its classes and its text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  classes: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.className = classes;
  created.textContent = text;

  return created;
}

function wrapped(child: HTMLElement): HTMLLIElement {
  const item = document.createElement('li');
  item.className = 'border-t border-rule';
  item.append(child);

  return item;
}
