/** The last words by which a name shows that it is a company's, in small letters and without periods. */
const ENDINGS: ReadonlySet<string> = new Set([
  ...['llc', 'pllc', 'llp', 'lp', 'partnership'],
  ...['inc', 'incorporated', 'corp', 'corporation', 'company', 'ltd', 'limited', 'pc', 'pa'],
]);

/** Whether a name ends as only the name of a company does: "Marsh Builders, L.L.C.", "Lowe & Co." */
export function isCompanyName(name: string): boolean {
  const [last = '', ...others] = name
    .trim()
    .toLowerCase()
    .split(/[\s,]+/u)
    .reverse();

  return others.length > 0 && (last === 'co.' || ENDINGS.has(last.replaceAll('.', '')));
}
