import { isAsset } from './rules';

/**
 * Let visited pages be read without a network. What cannot be kept, in a private window or a full
 * device, is not kept: the site does without.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;

  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (serviceWorker.controller) return;

    // It has not seen this page come.
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
