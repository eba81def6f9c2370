import { monthWords } from "../dates.ts";

/**
 * A rule whose law we could not read, with what a reader does about it. `detail` is the part of the rule that we know.
 * `checked` is the month of the check: "2026-11".
 */
export function withAdvice(
  detail: string | undefined,
  checked: string,
): string {
  const advice = `Ask the office before you file; the text of the law was not available to us when we checked in ${monthWords(checked)}.`;

  return detail === undefined ? advice : `${detail} ${advice}`;
}
