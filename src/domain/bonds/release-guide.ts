/** How a bond of each family ends, and the documents to send us. */
import { companionName } from './companion-words.ts';
import { endsAtAward, type BondCategory, type BondSlug } from './bond-types.ts';

export type ReleaseGuide = {
  /** Who can end the bond. Missing where the content of the bond says it (`release` in `content/bonds`). */
  who?: string;
  /** The document to send us. */
  paper: string;
  /** A fact that surprises many customers. */
  caution: string;
};

/** What a bond that never started still does. */
export const NEVER_STARTED =
  'The bond ended before its first day, so it covers nothing. Keep its papers.';

/** What an ended bond still does, for every family. */
export const AFTER_THE_END =
  'The bond still covers what happened while it was in force. Keep its papers.';

const GUIDES: Record<BondCategory, ReleaseGuide> = {
  court: {
    who: 'Only the court can release a court bond. We cannot, and neither can you.',
    paper:
      'Send us the order of discharge, or the order that releases the surety, with the stamp of the clerk.',
    caution:
      'A final account or a closed file is not enough. Until we have the order, the bond stays in force and you are billed again.',
  },
  license: {
    who: 'The agency that required the bond releases it, or it ends after we give the agency notice.',
    paper:
      'Send us the agency’s release or the number of the license you gave up, or ask us to give notice.',
    caution:
      'The notice period is often 30 to 90 days, and the bond covers what happened before its last day.',
  },
  contract: {
    who: 'The owner of the project ends it: by accepting the work, or by giving the job to someone else.',
    paper:
      'Send us the owner’s written acceptance or release. For a payment bond, also confirm that everyone is paid.',
    caution:
      'We cannot cancel a contract bond while the job is in progress, even if both sides agree.',
  },
  fidelity: {
    paper:
      'Write to us with the day it should end. For a benefit plan, tell us that the plan ended or which bond replaces it.',
    caution:
      'By law, a benefit plan’s coverage cannot have a gap, so do not end one bond before the next begins.',
  },
};

/** A bid bond ends before the work begins, so no acceptance of the work can end it. */
const OF_A_BID: ReleaseGuide = {
  paper:
    'Send us the owner’s notice that the job went to another bidder, the signed contract with its bonds, or the owner’s release.',
  caution:
    'If the owner accepts your bid, the bond stays in force until you sign the contract and give the bonds that it requires.',
};

/** Some trusts have no court, so the content of the bond says who releases it. */
const OF_A_TRUSTEE: ReleaseGuide = {
  paper: 'Send us the order with the stamp of the clerk, or the signed release.',
  caution: 'Until we have it, the bond stays in force and you are billed again.',
};

/** A notary bond ends with the commission. No agency releases it. */
const OF_A_NOTARY: ReleaseGuide = {
  paper: 'If you resign earlier, send us a copy of your resignation.',
  caution: 'The bond still covers what you notarized before its last day.',
};

/** The release instructions for a bond of a family. The owner releases a bond and its companion together. */
export function releaseGuide(
  category: BondCategory,
  slug?: string,
  companion?: BondSlug,
): ReleaseGuide {
  if (companion !== undefined) {
    return {
      who: 'The owner of the project releases both bonds in writing.',
      paper: 'Send us the owner’s written release, when the work is accepted and everyone is paid.',
      caution: `Acceptance of the work is not enough: the ${companionName(companion)} stays in force for claims.`,
    };
  }

  if (slug === 'notary') return OF_A_NOTARY;
  if (slug === 'trustee') return OF_A_TRUSTEE;

  return slug !== undefined && endsAtAward(slug) ? OF_A_BID : GUIDES[category];
}
