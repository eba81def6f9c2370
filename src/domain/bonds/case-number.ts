/** The case number of a court bond. A court often assigns it only when the bond is filed. */
import type { Matter } from './matter.ts';

/** The answer to the question for a case number that the court has not assigned. */
export const NOT_ASSIGNED = 'Not assigned yet';

/** Whether the papers may have a blank for the case number. Unknown numbers count, because older bonds name none. */
export function mayHaveCaseNumberBlank(caseNumber: string | undefined): boolean {
  return caseNumber === undefined || caseNumber === NOT_ASSIGNED;
}

/** Printed in place of a case number that the court has not assigned. The clerk or the attorney fills it in. */
export const CASE_NUMBER_BLANK = '____________________';

/** The facts as papers print them: with a blank in place of a case number that the court has not assigned. */
export function withCaseNumberBlank(matter: Matter): Matter {
  return matter['caseNumber'] === NOT_ASSIGNED
    ? { ...matter, caseNumber: CASE_NUMBER_BLANK }
    : matter;
}
