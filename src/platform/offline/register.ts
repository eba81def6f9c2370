import { isAsset } from './rules';

/**
 * Register the service worker, which makes visited pages readable offline. Failures are ignored,
 * for example in a private window or on a full device, because the site works without it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;

  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (serviceWorker.controller) return;

    // The worker did not see this first page load, so tell it the page and its files.
    const { active } = await serviceWorker.ready;
    active?.postMessage({ page: location.pathname, assets: loadedAssets() });
  } catch {
    return;
  }
}

function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname))
    .map(({ pathname }) => pathname);
}
