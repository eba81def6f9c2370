import { connectionFailure } from '~/data/connection/connection';

/**
 * Let a visitor send the form. Its code loads when the visitor begins to type, so that pages with the form stay small
 * for readers who only pass by.
 */
export function startInquiryForm(form: HTMLFormElement): void {
  const load = () => import('./submit-inquiry').catch(() => undefined);

  form.addEventListener('focusin', () => void load(), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void load().then((code) => (code ? code.submitInquiry(form) : sayNotLoaded(form)));
  });
}

function sayNotLoaded(form: HTMLFormElement): void {
  const place = form.querySelector('[data-failure]');
  if (!place) return;

  place.textContent =
    connectionFailure() === 'offline'
      ? 'You are offline. Your question was not sent. Connect to the internet, then reload the page.'
      : 'Our server did not answer. Your question was not sent. Copy what you wrote, then reload the page.';
}
