import { startTransition, useEffect, useState } from 'react';

type Outcome<Value, Code extends string> = { ok: true; value: Value } | { ok: false; code: Code };

/**
 * Load a value when the component mounts. `outcome` is undefined during loading, then the value or
 * the failure; `retry` loads again, and `attempt` counts the loads. `load` has to be the same function in every render, because a
 * new function starts a new load.
 */
export function useLoaded<Value, Code extends string>(
  load: () => Promise<Outcome<Value, Code>>,
): { outcome: Outcome<Value, Code> | undefined; attempt: number; retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome<Value, Code>>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isWanted = true;
    void load().then((answer) => {
      // React renders a transition in short pieces, so a large part does not hold up a key or a click.
      if (isWanted) startTransition(() => setOutcome(answer));
    });

    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  return {
    outcome,
    attempt,
    retry: () => {
      setOutcome(undefined);
      setAttempt(attempt + 1);
    },
  };
}
