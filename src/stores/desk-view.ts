import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { LoadFailure } from '~/data/desk-overview';
import type { Result } from '~/domain/result';
import { now } from '~/platform/clock';
import { isOnline, onNetworkChange } from '~/platform/network';
import { $session } from './session';
import { $toasts, showToast } from './toasts';

/**
 * What is known of one view of the desk. The value stays while it is loaded again, and also when that fails: then
 * `failure` says why, and `loadedAt` of when the value is.
 */
export type Loaded<Value> = {
  value?: Value;
  loadedAt?: Date;
  isLoading: boolean;
  failure?: LoadFailure;
};

/** One query of the desk, asked for with a key: the page of a list, the id of a bond. */
export type DeskView<Value> = {
  /** What is known of the view under a key. */
  at: (key: string) => ReadableAtom<Loaded<Value>>;
  /** Load it, unless that was done a moment ago. */
  open: (key: string) => Promise<void>;
  /** Load it again, whatever is known. */
  refresh: (key: string) => Promise<void>;
};

/** Going to and fro between tabs asks for nothing again that is younger. */
const FRESH_MS = 10_000;

/** Spec 2, section 8: 'Error – Failed to load dashboard data'. */
const NOT_LOADED = 'Failed to load dashboard data';

/** A view of the desk of whoever is signed in, loaded by one query. `notLoaded` is what its failure is called. */
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
    if (turns.get(key) !== turn) return; // it was asked for again since

    if (result.ok) {
      $view.set({ value: result.value, loadedAt: now(), isLoading: false });
      return;
    }
    $view.set({ ...$view.get(), isLoading: false, failure: result.code });
    // Without a connection the page itself says so, and what shows toasts may not load.
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
 * Keep a view up to date as long as it is shown: load it now, when its user signs in again, when the connection comes
 * back and when the page is looked at again. The function returned ends that.
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
  // What is on its way at that moment may fail with the connection before.
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

/** Several views that fail at once are one misfortune. */
function sayOnce(notLoaded: string): void {
  const isSaid = $toasts.get().some(({ description }) => description === notLoaded);
  if (!isSaid) showToast({ title: 'Error', description: notLoaded, type: 'error' });
}
