import type { OpenedSession } from '~/data/auth/opened-session';
import { tabStorage } from '~/platform/browser-storage';
import { now } from '~/platform/clock';

/** The page that holds a session: the mailed-link page or the page that sets a new password. */
export type WaitingPage = 'callback' | 'reset';

/** A session that a link opened and nobody has accepted yet, with the next address of the link. */
export type WaitingSession = OpenedSession & {
  next: string | undefined;
  /** Somebody signed up elsewhere, and that password is not active. The owner must choose a password first. */
  needsPassword?: true;
};

/** How long the question stays open: as long as the link was valid. */
const PATIENCE_MS = 10 * 60 * 1000;

/** A link works only once, so tab storage keeps its session over a reload. It is deleted when the tab closes. */
const keyOf = (page: WaitingPage) => `marshline-waiting-${page}`;

/** Store a session for a page until somebody accepts or declines it. */
export function keepWaiting(page: WaitingPage, session: WaitingSession): void {
  tabStorage.write(keyOf(page), JSON.stringify({ ...session, since: now().getTime() }));
}

/** The session stored for a page, unless it is too old. */
export function readWaiting(page: WaitingPage): WaitingSession | undefined {
  const text = tabStorage.read(keyOf(page));
  if (text === undefined) return undefined;

  const { since, ...session } = JSON.parse(text) as WaitingSession & { since: number };
  if (now().getTime() - since <= PATIENCE_MS) return session;

  dropWaiting(page);
  return undefined;
}

/** Delete the session stored for a page. */
export function dropWaiting(page: WaitingPage): void {
  tabStorage.remove(keyOf(page));
}
