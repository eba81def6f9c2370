/** Remembers which codes of a factor were taken, because each of them is good for one sign-in only. */
export type UsedCodes = {
  /** Take the code of a time step. False when it was taken before. */
  take: (factorId: string, step: number) => boolean;
};

/** How many steps back a code can still be right; older ones need no memory. */
const REMEMBERED_STEPS = 10;

/**
 * In memory: a code is right for a minute and a half, and a stack takes a moment to start again. RFC 6238, section
 * 5.2 asks for this. Auth of the platform does without: there a code opens another challenge until it runs out.
 */
export function createUsedCodes(): UsedCodes {
  const taken = new Map<string, Set<number>>();

  return {
    take(factorId, step) {
      const steps = taken.get(factorId) ?? new Set();
      if (steps.has(step)) return false;

      const recent = [...steps].filter((other) => other > step - REMEMBERED_STEPS);
      taken.set(factorId, new Set([...recent, step]));

      return true;
    },
  };
}
