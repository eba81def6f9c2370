/** Records the used codes of a factor, because each code is valid for one sign-in only. */
export type UsedCodes = {
  /** Use the code of a time step. False for a used code. */
  take: (factorId: string, step: number) => boolean;
};

/** How many steps back a code can still be valid. Older codes need no record. */
const REMEMBERED_STEPS = 10;

/**
 * Kept in memory: a code is valid for a minute and a half, and restarting the stack takes time. RFC 6238, section 5.2
 * requires single use. The platform's Auth does not enforce it: there a code answers further challenges until it
 * expires.
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
