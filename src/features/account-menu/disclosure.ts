/**
 * Make a button open and close what follows it: with a press, with Arrow Down into it, and shut by Escape (which
 * gives the focus back), by a press elsewhere and by tabbing out. Arrow keys, Home and End move inside it.
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

/** Where a key leads from the item that has the focus, or undefined when it leads nowhere. */
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
