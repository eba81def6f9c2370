import { SESSION_KEY, WAITING_TOAST_KEY } from '~/platform/storage-keys';

/** Whom a page is for. */
export type Audience = 'everyone' | 'members' | 'guests';

/** Marks what lies in the browser: somebody may be signed in, a toast waits. It looks again when that may have changed. */
const LOOK = [
  'const h=document.documentElement.dataset,look=()=>{try{for(const s of[sessionStorage,localStorage]){',
  `if(s["${SESSION_KEY}"])h.session="";`,
  `if(s["${WAITING_TOAST_KEY}"])h.toaster=""`,
  '}}catch{}};look();addEventListener("storage",look);addEventListener("pageshow",look);',
].join('');

/** What the guard of the page finishes: it hides the page until it is known who is there. */
const GUARDS: Record<Audience, string> = {
  everyone: '',
  members:
    'h.guard="";"session"in h||location.replace("/signin?returnTo="+encodeURIComponent(location.pathname+location.search))',
  guests: '"session"in h&&(h.guard="")',
};

/**
 * The inline script in the head of every page, run before anything is drawn, and all that a page does about a session
 * when nobody is signed in. It leaves `data-session` on the root when somebody may be, `data-toaster` when a toast
 * waits, and `data-guard` while the page may not be shown.
 */
export function sessionScript(audience: Audience): string {
  return `{${LOOK}${GUARDS[audience]}}`;
}
