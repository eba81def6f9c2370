/** How a state's courts take a bond, from the facts about them in the requirements. */
import { DISCRETION, type Requirement } from '../requirements/requirement.ts';
import { FILERS, type Filer, type FilingMethod } from './filing.ts';

/**
 * The filing method that follows from whether the courts take a bond electronically. Paper is the
 * safe answer while that is unknown.
 */
export function courtChannel(electronically: Requirement['value']): FilingMethod {
  if (electronically === true) return 'EFILE';

  return electronically === DISCRETION ? 'COUNTY' : 'ORIGINAL';
}

/** What a clerk refuses, if the courts take no bond electronically. */
export function courtRefusal(electronically: Requirement['value']): string | undefined {
  return electronically === false ? 'A bond sent by e-filing.' : undefined;
}

/** The person who files. While it is unknown, the customer: the court looks to the fiduciary for the bond. */
export function courtFiler(filer: Requirement['value']): Filer {
  return FILERS.find((known) => known === filer) ?? 'customer';
}
