/** How a bond of each family ends, and what to send us so that it does. */
import type { BondCategory } from './bond-types.ts';

export type ReleaseGuide = {
  /** Who can end it. */
  who: string;
  /** What to send us. */
  paper: string;
  /** What people are surprised by. */
  caution: string;
};

const GUIDES: Record<BondCategory, ReleaseGuide> = {
  court: {
    who: 'Only the court can release a court bond. We cannot, and neither can you.',
    paper:
      'Send us the order of discharge, or the order that releases the surety, with the stamp of the clerk.',
    caution:
      'A final account or a closed file is not enough. Until we have the order the bond stays in force and is billed again.',
  },
  license: {
    who: 'The agency that asked for the bond releases it, or it ends after a notice that we give the agency.',
    paper:
      'Send us the agency’s release or the number of the license you gave up, or ask us to give notice.',
    caution:
      'A notice takes time to run, often 30 to 90 days, and the bond answers for what happened before its last day.',
  },
  contract: {
    who: 'The owner of the project ends it: by accepting the work, or by giving the job to someone else.',
    paper:
      'Send us the owner’s written acceptance or release, and for a payment bond a word that everybody is paid.',
    caution:
      'We cannot cancel a contract bond while the job goes on, whatever the two sides agree between them.',
  },
  fidelity: {
    who: 'Nobody has to release a fidelity bond. It ends with its term, or earlier when you ask us in writing.',
    paper:
      'Write to us with the day it should end. For a benefit plan, tell us that the plan ended or which bond takes its place.',
    caution:
      'The law asks a benefit plan to be bonded without a gap, so do not end one bond before the next begins.',
  },
};

/** How to have a bond of this family released. */
export function releaseGuide(category: BondCategory): ReleaseGuide {
  return GUIDES[category];
}
