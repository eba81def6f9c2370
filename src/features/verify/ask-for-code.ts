import { isInOneCase } from '~/domain/bonds/verify-code';
import { readVerifyToken } from '~/domain/bonds/verify-token';
import { loadRefusals } from './load-refusals';

/** Let a visitor type or paste a bond's code, or its whole address, and open the bond's page. */
export function letAskForCode(root: HTMLElement): void {
  const form = root.querySelector('form');
  const input = form?.querySelector('textarea');
  const error = form?.querySelector<HTMLElement>('[data-error]');
  if (!form || !input || !error) throw new Error('[verify] The page has no form for a code');

  // The box has two lines, so that a phone shows the whole code. Enter looks it up.
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    form.requestSubmit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const token = readVerifyToken(input.value);
    if (token !== undefined && !isInOneCase(token)) {
      location.assign(`/verify/${token}`);
      return;
    }

    void loadRefusals().then((loaded) => {
      const advice = String(error.dataset['error']);
      error.textContent = loaded?.noCodeWords(input.value, advice) ?? advice;
    });
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  });
}
