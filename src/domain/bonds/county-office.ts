/** The office of a county that takes a bond, where each county of a state has one. */
import { nameCounty } from '../formats/court-name.ts';
import type { StateCode } from '../us-states.ts';
import { OF_COUNTIES } from './obligee-entry.ts';
import type { PayeeBond } from './payee-by-law.ts';

/** Whether each county of the state has an office that takes the bond. */
export function isOfCounties({ offices }: Pick<PayeeBond, 'offices'>, state: StateCode): boolean {
  return OF_COUNTIES.test(offices[state] ?? '');
}

/**
 * The office of this county that takes the bond: "Bucks County Recorder of Deeds". Undefined if no county is named, or
 * if one office of the state takes the bond.
 */
export function officeOfCounty(
  { offices }: Pick<PayeeBond, 'offices'>,
  state: StateCode,
  county: string,
): string | undefined {
  const office = offices[state];
  const name = county.trim();

  return office && name !== '' && isOfCounties({ offices }, state)
    ? `${nameCounty(name)} ${office.replace(OF_COUNTIES, '')}`
    : undefined;
}

/** Whether an obligee names no office yet: it is blank or the county alone, such as "Bucks" or "Bucks County". */
export function namesNoOffice(obligee: string, county: string): boolean {
  const entry = obligee.trim().toLowerCase();
  const name = county.trim().toLowerCase();

  return entry === '' || entry === name || entry === nameCounty(name).toLowerCase();
}
