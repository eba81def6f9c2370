const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** "Nov 20, 2026, 9:30 AM", on the reader's clock. */
export function momentWords(at: string | Date): string {
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
