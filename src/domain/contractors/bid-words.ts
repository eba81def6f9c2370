/** What the desk says about the result of a bid. */
import { formatSpread } from './bid-spread.ts';
import type { Bid } from './contractor-desk.ts';

/** The spread of a low bid, and whether an underwriter looks at it. Empty without a spread. */
export function bidSpreadWords({ spread, needsUnderwriter, resultNote }: Bid): string {
  if (spread === undefined) return '';
  const told = `Your bid was ${formatSpread(spread)} under the second one.`;
  if (!needsUnderwriter) return told;

  return resultNote === ''
    ? `${told} An underwriter reviews that before the final bonds. Explain the difference to speed it up.`
    : `${told} An underwriter reviews your explanation before the final bonds.`;
}
