const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** "Nov 20, 2026, 9:30 AM", on the reader's clock. */
export function momentWords(at: string): string {
  return moment.format(new Date(at));
}

/** "9:30 AM", on the reader's clock. */
export function hourWords(at: Date): string {
  return hour.format(at);
}
