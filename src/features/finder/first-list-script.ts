/**
 * Runs inline, before the first paint. The page has every bond as HTML. After a link that filters them, the list would
 * change under the visitor's finger, so it stays hidden until the finder has filtered it.
 */
/** The parameters that remove bonds from the list. A state removes none. */
const FILTERS = ['q', 'category'];

/** A list that cannot be filtered is better than none. */
const LATEST_MS = 8000;

const page = document.documentElement.dataset;
const query = new URLSearchParams(location.search);

if (FILTERS.some((name) => query.get(name))) {
  page['finder'] = 'waiting';
  setTimeout(() => delete page['finder'], LATEST_MS);
}
