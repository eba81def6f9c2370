/** What every page has of the search: enough to open it. The rest is loaded when it is used. */

import { DIALOG_ID, SLASH_KEY } from './search-keys';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Bring the search of the page to life: its button, its keys, and each box when it is used. */
export function startSearch(): void {
  const dialog = document.getElementById(DIALOG_ID) as HTMLDialogElement | null;

  for (const form of document.querySelectorAll<HTMLFormElement>('[data-site-search]')) {
    form.addEventListener('focusin', () => wake(form), { once: true });
    form.querySelector('[data-failed]')?.addEventListener('click', () => wake(form));
  }
  document.querySelector('[data-open-search]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog?.showModal();
  });
  document.addEventListener('keydown', (event) => {
    const isBusy = (event.target as Element).closest(FIELDS) ?? document.querySelector(':modal');
    if (isBusy || !isSearchKey(event)) return;

    event.preventDefault();
    dialog?.showModal();
  });
  restore(dialog);
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

/** Back from a result: what was searched is searched again. */
function restore(dialog: HTMLDialogElement | null): void {
  const { search, ...rest } = (history.state ?? {}) as { search?: { box: string; text: string } };
  const input = search && document.querySelector<HTMLInputElement>(`#${search.box} input`);
  if (!input) return;

  history.replaceState(rest, '');
  input.value = search.text;
  if (dialog?.contains(input)) dialog.showModal();
  input.focus();
}

function wake(form: HTMLFormElement): void {
  import('./search-box').then(
    ({ openSearchBox }) => openSearchBox(form),
    () => {
      const status = form.querySelector('[role="status"]');
      const failed = form.querySelector<HTMLElement>('[data-failed]');
      if (status) status.textContent = form.dataset['codeFailure'] ?? '';
      if (failed) failed.hidden = false;
    },
  );
}
