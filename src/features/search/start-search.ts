/** What every page has of the search: enough to open it. The rest is loaded when it is used. */

import { DIALOG_ID, SLASH_KEY } from './search-keys';

/** Where keys are typed. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Bring the search of the page to life: its button, its keys, and each box when it is used. */
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
    if (isSearchKey(event) && !isTyping(event.target as Element)) open(event);
  });
  // Back from a result.
  if (history.state?.search) void load().then(({ searchAgain }) => searchAgain());
}

/** Who presses Enter before the search is there waits for it. What is returned ends the wait. */
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

function isTyping(target: Element): boolean {
  return !!(target.closest(FIELDS) ?? document.querySelector(':modal'));
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
