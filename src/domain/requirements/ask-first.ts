const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * A rule whose law we could not read, with what a reader does about it. `detail` is the part of the rule that we know.
 * `checked` is the month of the check: "2026-11".
 */
export function withAdvice(detail: string | undefined, checked: string): string {
  const month = MONTH.format(new Date(`${checked}-01T00:00:00Z`));
  const advice = `Ask the office before you file; the text of the law was not available to us when we checked in ${month}.`;

  return detail === undefined ? advice : `${detail} ${advice}`;
}
