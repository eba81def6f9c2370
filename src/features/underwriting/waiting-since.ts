import { isLate, waitingWords } from '~/domain/underwriting/waiting-time';
import { dayOf, now, today } from '~/platform/clock';

/** How long ago a moment is, and whether that is longer than customers are told. */
export function waitingSince(at: string): { words: string; isLate: boolean } {
  return {
    words: waitingWords(now().getTime() - Date.parse(at)),
    isLate: isLate(dayOf(at), today()),
  };
}
