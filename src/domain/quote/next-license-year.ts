/** The license year after the one that ends soon, for a licensee who renews. */
import { addDays, addYears, daysBetween, type IsoDate } from '../dates.ts';

/** A license that ends within these days of the bond's start is probably being renewed. */
const SOON_DAYS = 90;

/** The first and the last day of a license year. */
export type LicenseYear = { startsOn: IsoDate; endsOn: IsoDate };

/**
 * The year after a license that ends soon after the bond starts, or before it. Undefined if the license runs on, or has
 * ended already: then the form asks for the end of the new license.
 */
export function nextLicenseYear(
  { starts, licenseEnd }: { starts: IsoDate | undefined; licenseEnd: IsoDate | undefined },
  today: IsoDate,
): LicenseYear | undefined {
  if (licenseEnd === undefined || licenseEnd < today) return undefined;
  if (daysBetween(starts ?? today, licenseEnd) >= SOON_DAYS) return undefined;

  return { startsOn: addDays(licenseEnd, 1), endsOn: addYears(licenseEnd, 1) };
}
