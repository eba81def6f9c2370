/** Turns typed text into results, and lets keys select a result. */
import { carrySoughtState } from '~/domain/search/carry-sought-state';
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

/** Maximum number of results shown. Visitors would rather type more than read a longer list. */
const MAX_RESULTS = 8;

/** How long to wait before the loading message appears. For a shorter wait the message would only flicker. */
const PATIENCE_MS = 200;

const boxes = new WeakMap<HTMLFormElement, () => Promise<void>>();
const dressed = loadStyles(styles);

/** Start a box. A second call tries again to load the index. */
export function openSearchBox(form: HTMLFormElement): void {
  const load = boxes.get(form) ?? startBox(findParts(form));
  boxes.set(form, load);
  void load();
}

/** Repeat the search that the visitor left this page from, and show its results again. */
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

    const answer = searchSite(index, input.value, MAX_RESULTS);
    status.textContent = describeAnswer(answer, typed);
    nothing.hidden = answer.count > 0;
    nothing.querySelector('a')?.setAttribute('href', finderPath(typed));
    list.show(carrySoughtState(answer.results, typed));
  };

  let networkChanges = 0;
  const load = async (): Promise<void> => {
    const changesBefore = networkChanges;
    failed.hidden = true;
    const timer = setTimeout(() => (status.textContent = LOADING), PATIENCE_MS);
    const [result] = await Promise.all([loadSearchIndex(), dressed]);
    clearTimeout(timer);
    status.textContent = '';
    // If the connection came back during the request, the request may have failed with the old connection. Try again.
    if (!result.ok && networkChanges > changesBefore) return load();
    if (!result.ok) {
      failure.textContent = INDEX_FAILURES[result.code];
      failed.hidden = false;
      return;
    }

    index = result.value;
    const wasEntered = isEntered;
    // The visitor has left the box, so don't cover the page with results.
    if (!dialog && !form.contains(document.activeElement)) return;

    update();
    if (wasEntered) form.requestSubmit();
  };

  form.addEventListener('submit', (event) => {
    const best = list.best();
    const isLoading = !index && failed.hidden && input.value.trim() !== '';
    if (!best && !isLoading) return; // the form opens the finder

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

/**
 * A result on this page closes the box. For a result on another page, remember the search so that the Back button
 * restores it.
 */
function followResults({ form, input, list }: BoxParts, close: () => void): void {
  // A mouse press would move the focus and so remove the results before the click.
  list.parentElement?.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;

    if (link.pathname === location.pathname) close();
    else rememberSearch({ box: form.id, text: input.value });
  });
}

/** Show results that cover the page only while the box has the focus. */
function closeWithFocus(form: HTMLFormElement, open: () => void, close: () => void): void {
  form.addEventListener('focusin', open);
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) close();
  });
}

function finderPath(typed: string): string {
  return `/get-a-bond?${new URLSearchParams({ q: typed })}`;
}
