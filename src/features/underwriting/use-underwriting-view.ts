import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isOnline, onNetworkChange } from '~/platform/network';
import type { DeskView, Loaded } from '~/stores/desk-view';
import { $session } from '~/stores/session';

/**
 * A view of the desk, loaded when it is shown, when its user signs in again, when the connection comes back and when
 * the page is looked at again. What is known stays on the screen meanwhile.
 */
export function useUnderwritingView<Value>(view: DeskView<Value>, key: string): Loaded<Value> {
  const loaded = useStore(view.at(key));
  const { status } = useStore($session);
  const isSignedIn = status === 'signed-in';

  useEffect(() => {
    if (!isSignedIn) return undefined;

    const lookAgain = () => {
      if (isOnline() && document.visibilityState === 'visible') void view.open(key);
    };
    void view.open(key);
    const stopListening = onNetworkChange(lookAgain);
    document.addEventListener('visibilitychange', lookAgain);

    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [view, key, isSignedIn]);

  return loaded;
}
