/** Reads and writes the name of a court with its county. */

/** "Probate Court of Davidson County", "Superior Court, Fulton County". */
const COURT_FIRST =
  /^(?:the\s+)?(.*\bcourt)(?:,|\s+(?:of|for|in and for|in))\s+(?:the\s+)?(\p{L}[\p{L}.'’ -]*?)\s+county\b/iu;

/** "Davidson County Probate Court". */
const COUNTY_FIRST = /^(?:the\s+)?(\p{L}[\p{L}.'’ -]*?)\s+county,?\s+(\p{L}.*\bcourt)$/iu;

/** A court without its county, and the county without the word "County". */
export type CourtName = { court: string; county: string };

/** The court and the county in a name such as "Probate Court of Davidson County". Undefined if it does not hold both. */
export function readCourtName(name: string): CourtName | undefined {
  const [, court, county] = COURT_FIRST.exec(name.trim()) ?? [];
  if (court && county) return { court, county };

  const [, ownCounty, ownCourt] = COUNTY_FIRST.exec(name.trim()) ?? [];

  return ownCourt && ownCounty ? { court: ownCourt, county: ownCounty } : undefined;
}

/** "San Diego County Clerk", "Clerk of Davidson County". */
const COUNTY_OFFICE = /^(?:the\s+)?(?:.*\bof\s+(?:the\s+)?)?(\p{L}[\p{L}.'’ -]*?)\s+county\b/iu;

/** The county in the name of an office, without the word "County": "San Diego" of "San Diego County Clerk". */
export function readCounty(name: string): string | undefined {
  return COUNTY_OFFICE.exec(name.trim())?.[1];
}

/** A county that needs no further word: "Travis County", "Baltimore City", "Orleans Parish", "Kenai Peninsula Borough". */
const NAMED_COUNTY = /\b(?:county|city|parish|borough)\b/iu;

/** A county with its word: "Travis County", also for "Travis". "HARRIS" in capitals gives "HARRIS COUNTY". */
export function nameCounty(county: string): string {
  if (NAMED_COUNTY.test(county)) return county;

  return /\p{Lowercase}/u.test(county) ? `${county} County` : `${county} COUNTY`;
}

/** A court with its county: "Probate Court of Davidson County". Only the court if there is no county, or if it names it. */
export function writeCourtName({ court, county }: CourtName): string {
  const place = nameCounty(county);
  const isComplete =
    court === '' || county === '' || court.toLowerCase().includes(place.toLowerCase());

  return isComplete ? court : `${court} of ${place}`;
}
