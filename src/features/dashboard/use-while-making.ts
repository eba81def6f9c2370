import { useEffect, useRef } from 'react';

/** Look again for as long as a bond is being made. The code for it is loaded then: most desks never need it. */
export function useWhileMaking(isMaking: boolean, look: () => Promise<unknown>): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });

  useEffect(() => {
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
