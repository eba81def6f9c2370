/** Format a moment's time in the reader's time zone: "9:30 AM". Without `Intl`, as `moment-words.ts` explains. */
export function hourWords(at: Date): string {
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, '0');

  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
