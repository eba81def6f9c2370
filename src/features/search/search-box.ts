/** A search box at work: what is typed becomes results, and keys move among them. */
import type { SearchIndex } from '~/domain/search/search-index';
import { searchSite } from '~/domain/search/search-site';
import { loadStyles } from '~/platform/load-styles';
import { onNetworkChange } from '~/platform/network';
import { findParts, type BoxParts } from './box-parts';
import { loadSearchIndex } from './load-index';
import { describeAnswer, INDEX_FAILURES, LOADING } from './messages';
import { createResultList } from './result-list';
import styles from './results.css?url';
import { startDialog } from './search-dialog';
import { forgetSearch, readSearch, rememberSearch } from './search-step';

/** So many results are shown: what an eye takes in before it would rather type on. */
const MOST_RESULTS = 10;

/** A shorter wait is not worth a word: it would only flicker. */
const PATIENCE_MS = 200;

const boxes = new WeakMap<HTMLFormElement, () => Promise<void>>();
const dressed = loadStyles(styles);

/** Bring a box to life. Asked again, it tries once more to load what it searches. */
export function openSearchBox(form: HTMLFormElement): void {
  const load = boxes.get(form) ?? startBox(findParts(form));
  boxes.set(form, load);
  void load();
}

/** Search again what was searched when this page was left for a result. */
export function searchAgain(): void {
  const search = readSearch();
  const input = search && document.querySelector<HTMLInputElement>(`#${search.box} input`);
  if (!input) return;

  forgetSearch();
  input.value = search.text;
  input.closest('dialog')?.showModal();
  input.focus();
}

function startBox(parts: BoxParts): () => Promise<void> {
  const { form, input, status, nothing, failed, failure, dialog } = parts;
  const list = createResultList(input, parts.list);
  let index: SearchIndex | undefined;
  let isEntered = false;

  const close = () => {
    list.show([]);
    nothing.hidden = true;
    status.textContent = '';
  };

  const update = () => {
    isEntered = false;
    const typed = input.value.trim();
    if (typed === '' && failed.hidden) close();
    if (typed === '' || !index) return;

    const answer = searchSite(index, input.value, MOST_RESULTS);
    list.show(answer.results);
    status.textContent = describeAnswer(answer, typed);
    nothing.hidden = answer.count > 0;
    nothing.querySelector('a')?.setAttribute('href', finderPath(typed));
  };

  let networkChanges = 0;
  const load = async (): Promise<void> => {
    const changesBefore = networkChanges;
    failed.hidden = true;
    const timer = setTimeout(() => (status.textContent = LOADING), PATIENCE_MS);
    const [result] = await Promise.all([loadSearchIndex(), dressed]);
    clearTimeout(timer);
    status.textContent = '';
    // What was on its way when the connection came back may have failed with the one before.
    if (!result.ok && networkChanges > changesBefore) return load();
    if (!result.ok) {
      failure.textContent = INDEX_FAILURES[result.code];
      failed.hidden = false;
      return;
    }

    index = result.value;
    const wasEntered = isEntered;
    // Nobody waits for results that lie over the page any more.
    if (!dialog && !form.contains(document.activeElement)) return;

    update();
    if (wasEntered) form.requestSubmit();
  };

  form.addEventListener('submit', (event) => {
    const best = list.best();
    const isLoading = !index && failed.hidden && input.value.trim() !== '';
    if (!best && !isLoading) return; // the finder answers

    event.preventDefault();
    isEntered = isLoading;
    best?.click();
  });

  const keys: Record<string, () => void> = {
    ArrowDown: () => {
      if (!list.isOpen()) update();
      list.move(1);
    },
    ArrowUp: () => list.move(-1),
    Escape: () => (dialog ? dialog.close() : close()),
  };
  input.addEventListener('keydown', (event) => {
    const act = event.isComposing ? undefined : keys[event.key];
    if (!act) return;

    event.preventDefault();
    act();
  });
  input.addEventListener('input', update);
  onNetworkChange(() => {
    networkChanges += 1;
    if (!failed.hidden) void load();
  });
  followResults(parts, () => (dialog ? dialog.close() : close()));
  if (dialog) startDialog(dialog);
  else closeWithFocus(form, update, close);

  return load;
}

/** A result on this page closes what lies over it; one on another is left with a way back. */
function followResults({ form, input, list }: BoxParts, close: () => void): void {
  // Pressing must not take the focus, and with it the answer, away before the click.
  list.parentElement?.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;

    if (link.pathname === location.pathname) close();
    else rememberSearch({ box: form.id, text: input.value });
  });
}

/** Results that lie over the page are there while the box has the focus. */
function closeWithFocus(form: HTMLFormElement, open: () => void, close: () => void): void {
  form.addEventListener('focusin', open);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) close();
  });
}

function finderPath(typed: string): string {
  return `/get-a-bond?${new URLSearchParams({ q: typed })}`;
}
