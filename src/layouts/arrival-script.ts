/**
 * An inline script in the head of every page. It sets `data-arrival` on the root element for a visitor who arrives at the
 * top of a page, whose later parts may then wait for the first paint. After a reload or the Back button the browser
 * returns to a place further down, which it finds only on a page that is laid out whole. A press on a
 * link to a section lays out the whole page too, because an assumed height above the section would move it. The style
 * `:has(:target)` could do the same, but then the browser computes the styles of much of the page again after every
 * change of its elements.
 */
export const ARRIVAL_SCRIPT =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&((d)=>{d.arrival="";addEventListener("click",(e)=>{e.target.closest?.(\'a[href*="#"]\')&&delete d.arrival},!0)})(document.documentElement.dataset);';
