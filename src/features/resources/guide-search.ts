/**
 * Makes the search of a category page work. The typed text is in the address, so that the Back button restores it.
 * Without this script the page lists every guide.
 */
import { matchesGuide } from '~/domain/guides/filter-guides';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';
import { loadGuides, makeCard, readCard, slugOfCard } from './guide-card';

/** The name of the search parameter in the address. */
const QUERY = 'q';

/**
 * Start the search. `search` holds an input and a `[role=status]`. The page has one `[data-guides]` and one
 * `[data-no-guides]` for an empty result. If the category has more than one page, it also has a `[data-guide-pages]`,
 * and its `data-category` names the file with the other guides.
 */
export function startGuideSearch(search: Element, root: ParentNode = document): void {
  const input = search.querySelector('input');
  const status = search.querySelector('[role="status"]');
  const list = root.querySelector('[data-guides]');
  const emptyNote = root.querySelector<HTMLElement>('[data-no-guides]');
  const pages = root.querySelector<HTMLElement>('[data-guide-pages]');
  if (!input || !status || !list || !emptyNote) return;

  const allWords = status.textContent;
  const own = cardsOf(list);
  let isWhole = pages === null;
  let loading: Promise<void> | undefined;

  const filter = () => {
    const typed = input.value.trim();
    const found = cardsOf(list).filter((card) => {
      const isFound = typed === '' ? own.includes(card) : matchesGuide(typed, readCard(card));
      card.hidden = !isFound;

      return isFound;
    });
    emptyNote.hidden = found.length > 0;
    if (pages) pages.hidden = typed !== '';
    status.textContent = typed === '' ? allWords : describe(typed, found.length, isWhole);
  };

  const complete = async () => {
    const entries = await loadGuides(pages?.dataset['category'] ?? '');
    const [model] = own;
    loading = undefined;
    if (!entries || !model) return;

    const known = new Set(own.map(slugOfCard));
    isWhole = true;
    list.append(
      ...entries.filter(({ slug }) => !known.has(slug)).map((entry) => makeCard(model, entry)),
    );
    filter();
  };

  const show = () => {
    const typed = new URLSearchParams(readAddressSearch()).get(QUERY) ?? '';
    if (input.value !== typed) input.value = typed;
    filter();
    if (typed.trim() !== '' && !isWhole) loading ??= complete();
  };

  input.addEventListener('input', () => setAddressSearch(withQuery(input.value), 'typed'));
  listenToAddress(show);
  show();
}

function cardsOf(list: Element): HTMLElement[] {
  return [...list.children].filter((card) => card instanceof HTMLElement);
}

function withQuery(typed: string): string {
  const params = new URLSearchParams(readAddressSearch());
  if (typed === '') params.delete(QUERY);
  else params.set(QUERY, typed);

  return params.size > 0 ? `?${params}` : '';
}

function describe(typed: string, found: number, isWhole: boolean): string {
  const where = isWhole ? '' : ' on this page';
  if (found === 0) return `No article${where} matches "${typed}".`;

  return found === 1 ? `1 article${where} matches.` : `${found} articles${where} match.`;
}
