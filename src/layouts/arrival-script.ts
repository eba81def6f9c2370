/**
 * An inline script in the head of every page. It sets `data-arrival` on the root element for a visitor who arrives at the
 * top of a page, whose later parts may then wait for the first paint. After a reload or the Back button the browser
 * returns to a place further down, which it finds only on a page that is laid out whole.
 */
export const ARRIVAL_SCRIPT =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&(document.documentElement.dataset.arrival="");';
