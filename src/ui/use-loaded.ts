import { useEffect, useState } from 'react';

type Outcome<Value, Code extends string> = { ok: true; value: Value } | { ok: false; code: Code };

/**
 * What `load` brings: nothing yet, its value, or how it failed and the way to try again. `load` has to be the same
 * function from one drawing to the next; another one is asked anew.
 */
export function useLoaded<Value, Code extends string>(
  load: () => Promise<Outcome<Value, Code>>,
): { outcome: Outcome<Value, Code> | undefined; retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome<Value, Code>>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isWanted = true;
    void load().then((answer) => {
      if (isWanted) setOutcome(answer);
    });

    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  return {
    outcome,
    retry: () => {
      setOutcome(undefined);
      setAttempt(attempt + 1);
    },
  };
}
