import { PAPER_FAILED } from '~/stores/paper-words';
import { showToast } from '~/stores/toasts';

const BUSY_WORDS = 'Preparing PDF…';

/** Let a button download the terms, one download at a time. The download code loads on the first press. */
export function letDownloadTerms(button: HTMLButtonElement): void {
  const words = button.textContent;

  button.addEventListener('click', () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    button.textContent = BUSY_WORDS;

    import('./download-terms')
      .then(({ downloadTerms }) => downloadTerms(button.dataset['version'] ?? ''))
      .catch(() => void showToast(PAPER_FAILED))
      .finally(() => {
        button.ariaBusy = null;
        button.textContent = words;
      });
  });
}
