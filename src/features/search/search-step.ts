/**
 * What was searched when a page was left for a result, kept with that step of the history, so that
 * Back leads to the results and not only to the page.
 */
type LeftSearch = { box: string; text: string };

type Step = { search?: LeftSearch };

/** What was searched in this step; undefined when nothing was. */
export function readSearch(): LeftSearch | undefined {
  return step().search;
}

/** Keep what is searched while a result is opened. */
export function rememberSearch(search: LeftSearch): void {
  history.replaceState({ ...step(), search }, '');
}

/** A reload opens no search. */
export function forgetSearch(): void {
  const { search: _, ...rest } = step();
  history.replaceState(rest, '');
}

function step(): Step {
  return (history.state as Step | null) ?? {};
}
