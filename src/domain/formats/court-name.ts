/** Reads and writes the name of a court with its county. */

/** "Court of Chancery", "Court of Common Pleas", "Court of Common Pleas, Probate Division". */
const COURT_OF = String.raw`court\s+of\s+(?:chancery|common\s+pleas|probate)(?:,?\s+probate\s+division)?`;

/** Also "Court" and "Court at Law", with the words before them. */
const COURT = String.raw`.*\b(?:${COURT_OF}|court(?:\s+at\s+law)?)`;

/** "No. 2", "No 2", "#2", "Number 2": Texas numbers the courts of its large counties. */
const NUMBER = String.raw`,?\s+(?:no\.?|number|#)?\s*\d{1,2}`;

/** The name of a county: never the words of a court, an office or a state. */
const COUNTY = String.raw`(?=\p{L})(?:(?!\b(?:chancery|clerk|common|for|in|judge|pleas|probate|state)\b)[\p{L}.'’ -])+?`;

/** A county of one word, or of two such as "San Diego". Other words before it may be a state or a division of the court. */
const SHORT_COUNTY = String.raw`(?:(?:el|fort|la|los|new|prince|san|santa|st\.?)\s+)?[\p{L}.'’-]+`;

/** "of", "for", "of Washington for", "of the State of Arizona in and for". */
const OF = String.raw`\s+(?:of|(?:of\s+[\p{L} ]+?\s+)?(?:for|in\s+and\s+for|in))`;

/** Each finds a court first, then its county. */
const COURT_FIRST = [
  // "Probate Court of Davidson County", "Superior Court, Fulton County", "Probate Court No. 2, Harris County".
  String.raw`(${COURT}(?:${NUMBER})?)(?:,|${OF})\s+(?:the\s+)?(${COUNTY})\s+county\b(?!\s+of\b)`,
  // "Probate Court No 2 Harris County".
  String.raw`(${COURT}${NUMBER})\s+(${COUNTY})\s+county(?:,|$)`,
  // "Superior Court Fulton County".
  String.raw`(${COURT})\s+(${SHORT_COUNTY})\s+county(?:,|$)`,
].map((pattern) => new RegExp(String.raw`^(?:the\s+)?${pattern}`, 'iu'));

/** ", Texas", ", Columbus", ", Columbus, OH": a city or a state, never a part of the court or an office. */
const PLACE = String.raw`(?:,\s+(?!.*\b(?:branch|clerk|department|division|part)\b)[\p{L}.'’ -]+){0,2}`;

/** "Davidson County Probate Court", "Harris County Probate Court No. 2, Texas". */
const COUNTY_FIRST = new RegExp(
  String.raw`^(?:the\s+)?(${COUNTY})\s+county,?\s+(${COURT_OF}|\p{L}${COURT}(?:${NUMBER})?)${PLACE}$`,
  'iu',
);

/** A court without its county, and the county without the word "County". */
export type CourtName = { court: string; county: string };

/** The court and the county in a name such as "Probate Court of Davidson County". Undefined if it does not hold both. */
export function readCourtName(name: string): CourtName | undefined {
  for (const pattern of COURT_FIRST) {
    const [, court, county] = pattern.exec(name.trim()) ?? [];
    if (court && county) return { court, county };
  }

  const [, county, court] = COUNTY_FIRST.exec(name.trim()) ?? [];

  return court && county ? { court, county } : undefined;
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
