import { useState } from 'react';

type Answer = { ok: true } | { ok: false; code: string };

/**
 * The version of the facts that the author of a form has seen. A form keeps its texts while the facts reload. With the
 * newer version, a save would silently replace what somebody else saved meanwhile. `settle` takes the loaded version after
 * a save. It also takes it after the answer 'changed-meanwhile', so that the author can save at the next press.
 */
export function useSeenVersion(current: number): {
  seen: number;
  settle: (answer: Answer, loaded: number | undefined) => void;
} {
  const [seen, setSeen] = useState(current);

  return {
    seen,
    settle: (answer, loaded = seen) => {
      if (answer.ok || answer.code === 'changed-meanwhile') setSeen(loaded);
    },
  };
}
