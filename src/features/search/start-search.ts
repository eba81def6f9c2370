/** The small part of the search that every page loads. The rest loads on first use. */

import { DIALOG_ID, SLASH_KEY } from './search-keys';

/** Elements that receive typed text. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Start the page's search: its button, its shortcuts, and each box on first use. */
export function startSearch(): void {
  const dialog = document.getElementById(DIALOG_ID) as HTMLDialogElement;
  const open = (event: Event) => {
    event.preventDefault();
    dialog.showModal();
  };
  const load = () => import('./search-box');

  for (const form of document.querySelectorAll<HTMLFormElement>('[data-site-search]')) {
    const failed = form.querySelector<HTMLElement>('[data-failed]');
    const wake = () => {
      const letGo = holdSubmission(form);
      void load()
        .then(
          ({ openSearchBox }) => openSearchBox(form),
          () => failed?.removeAttribute('hidden'),
        )
        .then(letGo);
    };
    form.addEventListener('focusin', wake, { once: true });
    failed?.addEventListener('click', wake);
  }
  document.querySelector('[data-open-search]')?.addEventListener('submit', open);
  document.addEventListener('keydown', (event) => {
    if (isSearchKey(event) && !isTyping(event.target as Element, dialog)) open(event);
  });
  // The visitor came back from a result.
  if (history.state?.search) void load().then(({ searchAgain }) => searchAgain());
}

/** Hold a submission until the search code has loaded. The returned function releases it. */
function holdSubmission(form: HTMLFormElement): () => void {
  let isSubmitted = false;
  form.onsubmit = () => {
    isSubmitted = true;
    return false;
  };

  return () => {
    form.onsubmit = null;
    if (isSubmitted) form.requestSubmit();
  };
}

function isTyping(target: Element, dialog: HTMLElement): boolean {
  if (document.querySelector(':modal')) return true;

  // Until the next frame, the focus stays in the field of a dialog that has closed.
  return !dialog.contains(target) && !!target.closest(FIELDS);
}

function isSearchKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k';

  return key === '/' && !altKey && isSlashOn();
}

function isSlashOn(): boolean {
  try {
    return !localStorage.getItem(SLASH_KEY);
  } catch {
    return true;
  }
}
