/**
 * The search that a visitor left a page from, stored in the history entry, so that the Back button restores the results
 * as well as the page.
 */
type LeftSearch = { box: string; text: string };

type Step = { search?: LeftSearch };

/** The search stored in the current history entry, or undefined. */
export function readSearch(): LeftSearch | undefined {
  return step().search;
}

/** Store the search in the current history entry before a result opens. */
export function rememberSearch(search: LeftSearch): void {
  history.replaceState({ ...step(), search }, '');
}

/** Remove the stored search, so that a reload does not open the search again. */
export function forgetSearch(): void {
  const { search: _, ...rest } = step();
  history.replaceState(rest, '');
}

function step(): Step {
  return (history.state as Step | null) ?? {};
}
