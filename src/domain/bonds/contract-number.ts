/** The number of a contract or bid. Some owners number none. */
import type { Matter } from './matter.ts';

/** The answer to the question for a number that the owner did not give. */
export const NO_NUMBER = 'No number';

/** Printed on the bond, which would otherwise seem to lack a number: "contract number: none assigned". */
export const NONE_ASSIGNED = 'none assigned';

/** The facts as papers print them, for an owner who did not number the contract or bid. */
export function withNoneAssigned(matter: Matter): Matter {
  return matter['contractNumber'] === NO_NUMBER
    ? { ...matter, contractNumber: NONE_ASSIGNED }
    : matter;
}
