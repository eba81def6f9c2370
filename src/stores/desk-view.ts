import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { LoadFailure } from '~/data/bonds/desk-overview';
import type { Result } from '~/domain/result';
import { now } from '~/platform/clock';
import { isOnline, onNetworkChange } from '~/platform/network';
import { $session } from './session';
import { $toasts, showToast } from './toasts';

/**
 * The state of one view of the dashboard. The value stays during a reload and after a failed
 * reload: `failure` is then the reason, and `loadedAt` the time at which the value was loaded.
 */
export type Loaded<Value> = {
  value?: Value;
  loadedAt?: Date;
  isLoading: boolean;
  failure?: LoadFailure;
};

/** One query of the dashboard. Its key is, for example, the page of a list or the id of a bond. */
export type DeskView<Value> = {
  /** The state of the view for a key. */
  at: (key: string) => ReadableAtom<Loaded<Value>>;
  /** Load the view, unless it was loaded moments ago. */
  open: (key: string) => Promise<void>;
  /** Load the view again in any case. */
  refresh: (key: string) => Promise<void>;
};

/** Younger data is not loaded again, so switching between tabs sends no calls. */
const FRESH_MS = 10_000;

/** The message when a view did not load. */
const NOT_LOADED = 'Failed to load dashboard data';

/**
 * Create a view of the signed-in user's dashboard from one query. `notLoaded` is the message when
 * it does not load.
 */
export function createDeskView<Value>(
  load: (userId: string, key: string) => Promise<Result<Value, LoadFailure>>,
  notLoaded = NOT_LOADED,
): DeskView<Value> {
  const stores = new Map<string, WritableAtom<Loaded<Value>>>();
  const turns = new Map<string, number>();

  const at = (key: string) => {
    const store = stores.get(key) ?? atom<Loaded<Value>>({ isLoading: false });
    stores.set(key, store);

    return store;
  };

  const refresh = async (key: string) => {
    const session = $session.get();
    if (session.status !== 'signed-in') return;

    const turn = (turns.get(key) ?? 0) + 1;
    turns.set(key, turn);
    const $view = at(key);
    $view.set({ ...$view.get(), isLoading: true });
    const result = await load(session.user.id, key);
    if (turns.get(key) !== turn) return; // a later refresh has started

    if (result.ok) {
      $view.set({ value: result.value, loadedAt: now(), isLoading: false });
      return;
    }
    $view.set({ ...$view.get(), isLoading: false, failure: result.code });
    // Offline, the page itself says so, and the code for toasts may not load.
    const isNews = result.code !== 'offline' && $view.get().value === undefined;
    if (isNews) sayOnce(notLoaded);
  };

  const open = async (key: string) => {
    const { isLoading, loadedAt, failure } = at(key).get();
    const age = loadedAt ? now().getTime() - loadedAt.getTime() : Infinity;
    if (!isLoading && (age > FRESH_MS || failure)) await refresh(key);
  };

  return { at, open, refresh };
}

/**
 * Keep a view up to date while it is shown: load it now, when its user signs in again, when the
 * connection returns and when the page becomes visible. The returned function stops the updates.
 */
export function followView({ open, refresh }: DeskView<unknown>, key: string): () => void {
  const isWatched = () => isOnline() && document.visibilityState === 'visible';
  const lookAgain = () => {
    if (isWatched()) void open(key);
  };
  let wasSignedIn = false;
  const stopSession = $session.subscribe(({ status }) => {
    const isSignedIn = status === 'signed-in';
    if (isSignedIn && !wasSignedIn) void open(key);
    wasSignedIn = isSignedIn;
  });
  // A call that is under way at this moment may still fail with the old connection.
  const stopNetwork = onNetworkChange(() => {
    if (isWatched()) void refresh(key);
  });
  document.addEventListener('visibilitychange', lookAgain);

  return () => {
    stopSession();
    stopNetwork();
    document.removeEventListener('visibilitychange', lookAgain);
  };
}

/** Several views that fail at once show one toast. */
function sayOnce(notLoaded: string): void {
  const isSaid = $toasts.get().some(({ description }) => description === notLoaded);
  if (!isSaid) showToast({ title: 'Error', description: notLoaded, type: 'error' });
}
