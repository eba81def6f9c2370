/** What is in the filing packet of a bond, so that its owner knows which file to print. */
import type { Filer } from '../states/filing.ts';

/** The contents of the packet. A bond that is kept is taken to no counter. */
export function packetWords(filer: Filer): string {
  const contents =
    'The filing packet has the bond and its power of attorney, with a cover sheet and a checklist';

  return filer === 'nobody'
    ? `${contents}.`
    : `${contents} for the office’s counter. Print it: the bond on paper, signed in ink, is the original.`;
}
