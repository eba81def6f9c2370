/**
 * Make a button open and close the content after it. A press toggles the content, and Arrow Down opens it and moves the
 * focus in. Escape closes it and returns the focus to the button; a press elsewhere and tabbing out close it too. Arrow
 * keys, Home and End move the focus inside the content.
 */
export function actAsDisclosure(button: HTMLButtonElement, content: HTMLElement): void {
  const setOpen = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen));
    content.hidden = !isOpen;
  };
  const items = () => [...content.querySelectorAll<HTMLElement>('a, button:enabled')];

  button.setAttribute('aria-controls', content.id);
  setOpen(false);

  button.addEventListener('click', () => setOpen(Boolean(content.hidden)));
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
    items()[0]?.focus();
  });
  content.addEventListener('keydown', (event) => {
    const target = itemAfter(items(), event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  });

  for (const part of [button, content]) {
    part.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || content.hidden) return;
      setOpen(false);
      button.focus();
    });
    part.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !isInside(relatedTarget)) setOpen(false);
    });
  }

  const isInside = (node: Node) => button.contains(node) || content.contains(node);
  document.addEventListener('pointerdown', ({ target }) => {
    if (button.isConnected && target instanceof Node && !isInside(target)) setOpen(false);
  });
}

/** The item that a key moves the focus to from the current item, or undefined for any other key. */
function itemAfter(items: HTMLElement[], key: string): HTMLElement | undefined {
  const index = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length];
    case 'ArrowUp':
      return items.at(index - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}
