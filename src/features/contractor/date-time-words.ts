const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the visitor's time zone: "Dec 1, 2026, 2:00 PM". */
export function dateTimeWords(moment: string): string {
  return words.format(new Date(moment));
}
