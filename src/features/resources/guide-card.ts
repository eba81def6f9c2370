/** Reads the cards of guides in the page, and makes cards for guides that the page does not contain. */
import type { FilteredGuide } from '~/domain/guides/filter-guides';
import { TAG_SEPARATOR, type GuideEntry } from './guide-entry';

/** The texts of a card that the search matches. */
export function readCard(card: HTMLElement): FilteredGuide {
  return {
    title: textOf(card, 'title'),
    excerpt: textOf(card, 'excerpt'),
    tags: textOf(card, 'tags').split(TAG_SEPARATOR),
  };
}

/** The slug of the guide that a card links to. */
export function slugOfCard(card: HTMLElement): string {
  const link = card.querySelector<HTMLAnchorElement>('a');

  return link?.pathname.split('/').at(-1) ?? '';
}

/** Make a card for a guide by copying another card. */
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

/** Load the guides of a category; undefined if the file does not load. */
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
