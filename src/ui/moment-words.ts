const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const hour = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Format a moment in the reader's time zone: "Nov 20, 2026, 9:30 AM". */
export function momentWords(at: string | Date): string {
  return moment.format(new Date(at));
}

/** Format a moment's day in the reader's time zone: "Nov 20, 2026". */
export function dayWords(at: string): string {
  return day.format(new Date(at));
}

/** Format a moment's time in the reader's time zone: "9:30 AM". */
export function hourWords(at: Date): string {
  return hour.format(at);
}
