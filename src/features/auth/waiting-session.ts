import type { OpenedSession } from '~/data/opened-session';
import { tabStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';

/** The page that a session waits on: the callback, or the one that sets a new password. */
export type WaitingPage = 'callback' | 'reset';

/** A session that a link opened and nobody has accepted yet, and where the link leads on to. */
export type WaitingSession = OpenedSession & { next: string | undefined };

/** How long the question stays open, as long as the link itself was good for. */
const PATIENCE_MS = 10 * 60 * 1000;

/** A link works once, so what it opened has to survive a reload of the page. It goes when the tab closes. */
const keyOf = (page: WaitingPage) => `marshline-waiting-${page}`;

/** Keep a session for its page until somebody accepts or declines it. */
export function keepWaiting(page: WaitingPage, session: WaitingSession): void {
  tabStorage.write(keyOf(page), JSON.stringify({ ...session, since: now().getTime() }));
}

/** The session that waits on a page, if it does not wait too long. */
export function readWaiting(page: WaitingPage): WaitingSession | undefined {
  const text = tabStorage.read(keyOf(page));
  if (text === undefined) return undefined;

  const { since, ...session } = JSON.parse(text) as WaitingSession & { since: number };
  if (now().getTime() - since <= PATIENCE_MS) return session;

  dropWaiting(page);
  return undefined;
}

/** Forget the session of a page. */
export function dropWaiting(page: WaitingPage): void {
  tabStorage.remove(keyOf(page));
}
