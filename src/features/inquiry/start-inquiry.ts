import { connectionFailure } from '~/data/connection/connection';
import { showInquiryView } from './inquiry-view';

const KEY = /^#([\w-]{43})$/;

/**
 * Show the inquiry whose key is in the fragment of the address, or the form if there is none. The server never gets the
 * fragment with the page.
 */
export function startInquiry(root: HTMLElement): void {
  const show = () => {
    const hash = location.hash;
    if (hash === '') {
      showInquiryView(root, 'ask');
      if (location.search !== '')
        void import('./fill-form').then(({ fillForm }) => fillForm(root, location.search));
      return;
    }

    showInquiryView(root, 'loading');
    void load(root, KEY.exec(hash)?.[1] ?? '');
  };

  window.addEventListener('hashchange', show);
  root.querySelector('[data-retry]')?.addEventListener('click', show);
  show();
}

async function load(root: HTMLElement, key: string): Promise<void> {
  const code = await import('./show-inquiry').catch(() => undefined);
  if (code) {
    await code.showInquiry(root, key);
    return;
  }

  const isOffline = connectionFailure() === 'offline';
  const title = isOffline ? 'You are offline' : 'Our server did not answer';
  root.querySelector('[data-failure-title]')?.replaceChildren(title);
  root
    .querySelector('[data-failure-text]')
    ?.replaceChildren(
      isOffline ? 'Connect to the internet, then reload the page.' : 'Reload the page in a moment.',
    );
  // A browser may keep the failed load of a script until the page reloads, so a second try here could not succeed.
  root.querySelector('[data-retry]')?.toggleAttribute('hidden', true);
  showInquiryView(root, 'failed');
  root.querySelector('[role="status"]')?.replaceChildren(title);
}
