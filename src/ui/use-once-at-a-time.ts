import { useCallback, useRef, useState } from 'react';

/**
 * Run an action that must not run twice at once, such as a payment. A call during a running action
 * does nothing. `isPending` is for the label of the button.
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
