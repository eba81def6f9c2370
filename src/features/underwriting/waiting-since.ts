import { isLate, waitingWords } from '~/domain/underwriting/waiting-time';
import { dayOf, now, today } from '~/platform/clock';

/** The time since a moment in words, and whether it is longer than the time that customers are promised. */
export function waitingSince(at: string): { words: string; isLate: boolean } {
  return {
    words: waitingWords(now().getTime() - Date.parse(at)),
    isLate: isLate(dayOf(at), today()),
  };
}
