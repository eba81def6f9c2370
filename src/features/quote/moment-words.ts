const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** "November 20, 2026 at 9:30 AM", on the reader's clock. */
export function momentWords(moment: string): string {
  return format.format(new Date(moment));
}
