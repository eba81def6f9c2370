import { SESSION_KEY, WAITING_TOAST_KEY } from '~/platform/storage-keys';

/** The visitors that a page is for. */
export type Audience = 'everyone' | 'members' | 'guests';

/**
 * Sets attributes for data in the browser's storage: a session, a waiting toast. Runs again
 * whenever the storage may have changed.
 */
const LOOK = [
  'const h=document.documentElement.dataset,look=()=>{try{for(const s of[sessionStorage,localStorage]){',
  `if(s["${SESSION_KEY}"])h.session="";`,
  `if(s["${WAITING_TOAST_KEY}"])h.toaster=""`,
  '}}catch{}};look();addEventListener("storage",look);addEventListener("pageshow",look);',
].join('');

/**
 * Hides a members' page from a visitor without a session, and a guests' page until the guard knows its visitor. With a
 * session, a members' page shows its heading and placeholders at once: the file holds nothing private.
 */
const GUARDS: Record<Audience, string> = {
  everyone: '',
  members:
    '"session"in h||(h.guard="",location.replace("/signin?returnTo="+encodeURIComponent(location.pathname+location.search+location.hash)))',
  guests: '"session"in h&&(h.guard="")',
};

/**
 * The inline script in the head of every page. It runs before the first paint. Without a session,
 * no other session code loads. It sets `data-session` on the root element when a session is stored,
 * `data-toaster` when a toast is waiting, and `data-guard` while the page must stay hidden.
 */
export function sessionScript(audience: Audience): string {
  return `{${LOOK}${GUARDS[audience]}}`;
}
