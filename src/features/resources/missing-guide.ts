import { GUIDE_CATEGORIES } from '~/domain/guides/guide-categories';
import { guidesLikeSlug } from '~/domain/guides/guides-like-slug';
import { MAX_RELATED_GUIDES } from '~/domain/guides/related-guides';
import { showToast } from '~/stores/toasts';
import { loadGuides, makeCard } from './guide-card';

const MISSING_GUIDE = 'That guide moved—here are related articles.';

/** Tell the visitor that the guide does not exist, and show similar guides. */
export function offerOthers(section: HTMLElement, slug: string): Promise<void> {
  showToast({ type: 'error', title: MISSING_GUIDE });

  return showRelated(section, slug);
}

/**
 * Show the guides whose words are closest to the slug, or the latest guides if none is close. The cards copy a card
 * that the page already has.
 */
async function showRelated(section: HTMLElement, slug: string): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-guides]');
  const model = list?.querySelector<HTMLElement>(':scope > li');
  const address = section.querySelector('[data-missing-address]');
  if (!list || !model || !address) return;

  const files = await Promise.all(GUIDE_CATEGORIES.map(loadGuides));
  const guides = files
    .flatMap((entries) => entries ?? [])
    .sort((a, b) => b.updatedOn.localeCompare(a.updatedOn));
  const alike = guidesLikeSlug(slug, guides);
  const shown = alike.length > 0 ? alike : guides.slice(0, MAX_RELATED_GUIDES);
  if (shown.length === 0) return;

  const cards = list.cloneNode() as HTMLElement;
  cards.append(...shown.map((guide) => makeCard(model, guide)));
  address.textContent = `/resources/${slug}`;
  section.append(cards);
  section.hidden = false;
}
