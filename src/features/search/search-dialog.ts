import { deviceStorage } from '~/platform/browser-storage';
import { forgetSearch } from './search-step';

/** Make the search dialog close, and let the visitor turn off the `/` shortcut. */
export function startDialog(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close(); // a click outside the box
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
