const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** For example "November 20, 2026 at 9:30 AM", in the reader's time zone. */
export function momentWords(moment: string): string {
  return format.format(new Date(moment));
}
