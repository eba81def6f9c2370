import { SESSION_KEY } from '~/platform/session-key';

/** Whom a page is for. */
export type Audience = 'everyone' | 'members' | 'guests';

const HINT = `const h=document.documentElement.dataset;try{for(const s of[sessionStorage,localStorage])if(s["${SESSION_KEY}"])h.session=""}catch{}`;

/** Runs in the head of every page, before anything is drawn. What it does not decide, the guard does. */
const SCRIPTS: Record<Audience, string> = {
  // Whoever may be signed in sees no "Sign In" that is taken away again.
  everyone: HINT,
  members: `${HINT}h.guard="";"session"in h||location.replace("/signin?returnTo="+encodeURIComponent(location.pathname+location.search))`,
  guests: `${HINT}"session"in h&&(h.guard="")`,
};

/**
 * The inline script that looks for a session in the browser: the only thing a page does about it when nobody is
 * signed in. It leaves `data-session` on the root when there may be one, and `data-guard` while the page may not be
 * shown yet.
 */
export function sessionScript(audience: Audience): string {
  return `{${SCRIPTS[audience]}}`;
}
