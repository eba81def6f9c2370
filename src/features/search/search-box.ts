/** A search box at work: what is typed becomes results, and keys move among them. */
import type { SearchIndex } from '~/domain/search/search-index';
import { searchSite } from '~/domain/search/search-site';
import { onNetworkChange } from '~/platform/network';
import { findParts, type BoxParts } from './box-parts';
import { loadSearchIndex } from './load-index';
import { describeAnswer, INDEX_FAILURES, LOADING } from './messages';
import { startDialog } from './search-dialog';
import { showResults } from './show-results';

/** So many results are shown: what an eye takes in before it would rather type on. */
const MOST_RESULTS = 10;

/** A shorter wait is not worth a word: it would only flicker. */
const PATIENCE_MS = 200;

const boxes = new WeakMap<HTMLFormElement, () => Promise<void>>();

/** Bring a box to life. Asked again, it tries once more to load what it searches. */
export function openSearchBox(form: HTMLFormElement): void {
  const load = boxes.get(form) ?? startBox(findParts(form));
  boxes.set(form, load);
  void load();
}

function startBox(parts: BoxParts): () => Promise<void> {
  const { form, input, status, list, nothing, failed, failure, dialog } = parts;
  let index: SearchIndex | undefined;
  let chosen = -1;
  let isEntered = false;

  const choose = (number: number) => {
    chosen = number;
    [...list.children].forEach((option, position) => {
      option.ariaSelected = String(position === chosen);
      if (position === chosen) option.scrollIntoView({ block: 'nearest' });
    });
    if (chosen < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', list.children[chosen]?.id ?? '');
  };

  const show = (results: Parameters<typeof showResults>[1], words: string) => {
    showResults(list, results);
    choose(-1);
    list.hidden = results.length === 0;
    input.ariaExpanded = String(results.length > 0);
    status.textContent = words;
  };

  const update = () => {
    const typed = input.value.trim();
    const answer = index && typed !== '' ? searchSite(index, input.value, MOST_RESULTS) : undefined;
    isEntered = false;
    if (!failed.hidden || (!index && typed !== '')) return;

    show(answer?.results ?? [], answer ? describeAnswer(answer, typed) : '');
    nothing.hidden = answer?.count !== 0;
    nothing.querySelector('a')?.setAttribute('href', finderPath(typed));
  };

  const load = async () => {
    failed.hidden = true;
    status.textContent = '';
    const timer = setTimeout(() => (status.textContent = LOADING), PATIENCE_MS);
    const result = await loadSearchIndex();
    clearTimeout(timer);
    status.textContent = '';
    if (!result.ok) {
      failure.textContent = INDEX_FAILURES[result.code];
      failed.hidden = false;
      return;
    }

    index = result.value;
    const wasEntered = isEntered;
    update();
    if (wasEntered) form.requestSubmit();
  };

  const move = (step: 1 | -1) => {
    if (list.hidden) update();
    const places = list.children.length + 1; // the input is one of them
    choose(((chosen + 1 + step + places) % places) - 1);
  };

  form.addEventListener('submit', (event) => {
    const result = list.hidden ? undefined : list.children[Math.max(0, chosen)];
    const isWaiting = !index && failed.hidden && input.value.trim() !== '';
    if (!result && !isWaiting) return; // the finder answers

    event.preventDefault();
    if (result instanceof HTMLElement) result.click();
    else isEntered = true;
  });

  input.addEventListener('input', update);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && dialog) dialog.close();
    else if (event.key === 'Escape' && !list.hidden) show([], '');
    else return;

    event.preventDefault();
  });
  // A press on a result must not take the focus, and with it the list, away before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;

    if (link.pathname !== location.pathname) remember(form.id, input.value);
    else if (dialog) dialog.close();
    else show([], '');
  });
  onNetworkChange(() => {
    if (!failed.hidden) void load();
  });
  if (dialog) startDialog(dialog);
  else closeWithFocus(parts, update, () => show([], ''));

  return load;
}

/** Results that lie over the page are there while the box has the focus. */
function closeWithFocus({ form, nothing }: BoxParts, open: () => void, close: () => void): void {
  form.addEventListener('focusin', open);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return;

    nothing.hidden = true;
    close();
  });
}

/** Kept with this step of the history, for whoever comes back from a result. */
function remember(box: string, text: string): void {
  const state = history.state as object | null;
  history.replaceState({ ...state, search: { box, text } }, '');
}

function finderPath(typed: string): string {
  return `/get-a-bond?${new URLSearchParams({ q: typed })}`;
}
