import { isOnline, onNetworkChange } from '~/platform/network';
import { listKeptPages } from '~/platform/offline/kept-pages';
import { isVerification, OFFLINE_PAGE } from '~/platform/offline/rules';

/**
 * Start the offline page: list the pages stored on this device, and open the requested page as soon as it is reachable.
 */
export function startOfflinePage(): void {
  void showKeptPages();
  if (isVerification(location.pathname)) explainVerification();
  if (location.pathname === OFFLINE_PAGE) return;

  offerToTryAgain();
  void openWhenReachable();
  onNetworkChange(() => void openWhenReachable());
}

/** We keep no bond on the device, because its status can change. */
function explainVerification(): void {
  document.querySelector('[data-reason="page"]')?.setAttribute('hidden', '');
  document.querySelector('[data-reason="verification"]')?.removeAttribute('hidden');
}

/** Show a reload button, because a connection can come back without the browser noticing. */
function offerToTryAgain(): void {
  const offer = document.getElementById('try-again');
  if (!offer) return;

  offer.hidden = false;
  offer.addEventListener('click', () => location.reload());
}

async function showKeptPages(): Promise<void> {
  const section = document.getElementById('kept-pages');
  const list = section?.querySelector('ul');
  const template = list?.querySelector('li');
  if (!section || !list || !template) return;

  const pages = await listKeptPages();
  const entries = pages.map(({ path, title }) => {
    const entry = template.cloneNode(true) as HTMLElement;
    const link = entry.querySelector('a');
    link?.setAttribute('href', path);
    link?.append(title.split(' | ')[0] ?? title);

    return entry;
  });
  list.replaceChildren(...entries);
  section.hidden = pages.length === 0;
}

/**
 * Send a test request before the reload. A browser can report a connection and still reach nothing; without the test,
 * the page would reload forever.
 */
async function openWhenReachable(): Promise<void> {
  if (!isOnline()) return;

  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (response) location.reload();
}
