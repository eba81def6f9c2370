import { useCallback, useRef, useState } from 'react';

/**
 * Runs an action that must not run twice at once, such as paying: a second call before the first is
 * done does nothing, however fast it comes. `isPending` is for the button's words.
 */
export function useOnceAtATime<Arguments extends unknown[]>(
  action: (...args: Arguments) => Promise<void>,
): { isPending: boolean; run: (...args: Arguments) => Promise<void> } {
  const isRunning = useRef(false);
  const [isPending, setIsPending] = useState(false);

  const run = useCallback(
    async (...args: Arguments) => {
      if (isRunning.current) return;

      isRunning.current = true;
      setIsPending(true);
      try {
        await action(...args);
      } finally {
        isRunning.current = false;
        setIsPending(false);
      }
    },
    [action],
  );

  return { isPending, run };
}
