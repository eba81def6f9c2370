import { deviceStorage } from '~/platform/browser-storage';
import { forgetSearch } from './search-step';

/** What the dialog of the search does besides searching: it closes, and its `/` key can be let go. */
export function startDialog(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close(); // beside the box
  });
  dialog.addEventListener('close', forgetSearch);

  const slash = dialog.querySelector<HTMLInputElement>('[data-slash-key]');
  const key = slash?.dataset['slashKey'];
  if (!slash || !key) return;

  slash.checked = deviceStorage.read(key) === undefined;
  slash.disabled = false;
  slash.addEventListener('change', () => {
    if (slash.checked) deviceStorage.remove(key);
    else deviceStorage.write(key, 'off');
  });
}
