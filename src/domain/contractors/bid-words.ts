/** What the desk says about the result of a bid. */
import { formatSpread } from './bid-spread.ts';
import type { Bid } from './contractor-desk.ts';
import type { ProjectStage } from './project-stages.ts';

const NO_TABULATION =
  'Add the owner’s bid tabulation as soon as you have it. An underwriter reviews a bid far under the second one before the final bonds.';

/** The spread of a low bid, or that its tabulation is missing, and whether an underwriter looks at it. Empty for a bid that was not low. */
export function bidSpreadWords(
  { spread, needsUnderwriter, resultNote }: Bid,
  stage: ProjectStage,
): string {
  if (spread === undefined) return stage === 'low' ? NO_TABULATION : '';
  const told = `Your bid was ${formatSpread(spread)} under the second one.`;
  if (!needsUnderwriter) return told;

  return resultNote === ''
    ? `${told} An underwriter reviews that before the final bonds. Explain the difference to speed it up.`
    : `${told} An underwriter reviews your explanation before the final bonds.`;
}
