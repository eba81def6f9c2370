/** Tells the official publication of a law or of an office from a private copy. */

/** Offices and legislatures that publish at an address without a government ending. */
const PUBLISHERS = [
  'co.monmouth.nj.us',
  'efilinghelp.zendesk.com', // the help pages of the Wisconsin circuit courts
  'flgov.com', // the Executive Office of the Governor of Florida
  'floridabar.org',
  'govt.westlaw.com', // the free text that Pennsylvania and Maryland name
  'graingercountyclerk.com',
  'harnett.org',
  'loudoncountyclerk.org',
  'occourts.org', // the Superior Court of Orange County, California
  'sccourts.org', // the South Carolina Judicial Branch
  'socovotes.com', // the clerk of Sonoma County
  'va-loudouncounty.civicplus.com',
  'wcpc.us', // the Wayne County Probate Court
];

/** `leg.state.fl.us`, `legis.state.pa.us` */
const STATE_HOST = /\.state\.[a-z]{2}\.us$/;

/** The host of an address, without `www.`. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/** Whether an address is a government's, or that of a publisher that a government uses. */
export function isOfficialAddress(address: string): boolean {
  const host = hostOf(address);

  return /\.(gov|mil)$/.test(host) || STATE_HOST.test(host) || PUBLISHERS.includes(host);
}

/** Whether an address names only a site, and no page on it. */
export function isBareAddress(address: string): boolean {
  const { pathname, search } = new URL(address);

  return pathname === '/' && search === '';
}

/** A site that a citation names without a page on it, such as `jetsurety.com`. */
export function bareDomainIn(citation: string): string | undefined {
  return /(?<![\w/@.-])(?:[a-z0-9-]+\.)+(?:com|org|net|gov|us|info|news|ai)(?![\w./-])/.exec(
    citation,
  )?.[0];
}
