import { useEffect, useRef } from 'react';

/**
 * Look again for as long as a bond is being made, and once more when it is made: the look that saw it made may have read
 * the other figures a moment earlier. The code for it is loaded then, because most desks never need it.
 */
export function useWhileMaking(isMaking: boolean, look: () => Promise<unknown>): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });

  const wasMaking = useRef(false);
  useEffect(() => {
    if (!isMaking && wasMaking.current) void latest.current();
    wasMaking.current = isMaking;
    if (!isMaking) return undefined;

    const ending = new AbortController();
    void import('~/stores/while-making').then(
      ({ lookWhileMaking }) => {
        if (ending.signal.aborted) return;
        ending.signal.addEventListener(
          'abort',
          lookWhileMaking(() => latest.current()),
        );
      },
      () => undefined,
    );

    return () => ending.abort();
  }, [isMaking]);
}
