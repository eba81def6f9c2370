/** Cards of guides in the page: read, and made for guides the page was built without. */
import type { FilteredGuide } from '~/domain/guides/filter-guides';
import { TAG_SEPARATOR, type GuideEntry } from './guide-entry';

/** What a card says that a search looks at. */
export function readCard(card: HTMLElement): FilteredGuide {
  return {
    title: textOf(card, 'title'),
    excerpt: textOf(card, 'excerpt'),
    tags: textOf(card, 'tags').split(TAG_SEPARATOR),
  };
}

/** The slug of the guide a card leads to. */
export function slugOfCard(card: HTMLElement): string {
  const link = card.querySelector<HTMLAnchorElement>('a');

  return link?.pathname.split('/').at(-1) ?? '';
}

/** A card for a guide, in the look of another. */
export function makeCard(model: HTMLElement, entry: GuideEntry): HTMLElement {
  const card = model.cloneNode(true) as HTMLElement;
  const { slug, tags, updatedOn, updated, ...texts } = entry;
  const words = { ...texts, tags: tags.join(TAG_SEPARATOR), day: updated };
  for (const [part, text] of Object.entries(words)) {
    const element = partOf(card, part);
    if (element) element.textContent = text;
  }
  card.querySelector('a')?.setAttribute('href', `/resources/${slug}`);
  card.querySelector('time')?.setAttribute('datetime', updatedOn);
  card.hidden = false;

  return card;
}

/** The guides of a category; undefined where the network does not give them. */
export async function loadGuides(category: string): Promise<GuideEntry[] | undefined> {
  const answer = await fetch(`/resources/guides/${category}.json`).catch(() => undefined);
  if (!answer?.ok) return undefined;

  return (await answer.json().catch(() => undefined)) as GuideEntry[] | undefined;
}

function partOf(card: HTMLElement, part: string): Element | null {
  return card.querySelector(`[data-part="${part}"]`);
}

function textOf(card: HTMLElement, part: string): string {
  return partOf(card, part)?.textContent.trim() ?? '';
}
