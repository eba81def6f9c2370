import { followState } from '~/platform/carried-state';
import { takeMissingCategory, takeMissingGuide } from './missing-address';

/**
 * Answer the address with which a visitor came to the list of guides: lead to a category whose address had the wrong
 * letter case, show guides like a missing one, and pass the visitor's state on. Each is only in an address with a query.
 */
export async function arriveAtHub(): Promise<void> {
  const category = takeMissingCategory();
  if (category) window.location.replace(category);

  const slug = takeMissingGuide();
  const section = document.querySelector<HTMLElement>('[data-missing-guide]');
  try {
    if (!section || slug === undefined) return;

    const { offerOthers } = await import('./missing-guide');
    await offerOthers(section, slug);
  } finally {
    // The cards that were just added carry the state too.
    followState(() => undefined);
  }
}
