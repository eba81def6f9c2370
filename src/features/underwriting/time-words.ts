import { isLate, waitingWords } from '~/domain/underwriting/waiting-time';
import { dayOf, now, today } from '~/platform/clock';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** "Nov 20, 2026, 9:30 AM", on the reader's clock. */
export function momentWords(at: string): string {
  return moment.format(new Date(at));
}

/** "Nov 20, 2026", where the reader is. */
export function dayWords(at: string): string {
  return day.format(new Date(at));
}

/** "9:30 AM", on the reader's clock. */
export function hourWords(at: Date): string {
  return hour.format(at);
}

/** How long ago a moment is, and whether that is longer than customers are told. */
export function waitingSince(at: string): { words: string; isLate: boolean } {
  return {
    words: waitingWords(now().getTime() - Date.parse(at)),
    isLate: isLate(dayOf(at), today()),
  };
}
