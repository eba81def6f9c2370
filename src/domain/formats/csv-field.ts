/** A field of CSV (RFC 4180), in quotes if it needs them. Null is an empty field. A leading sign would make a spreadsheet run it as a formula. */
export function csvField(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;

  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
