/** The owners of a company as typed: one on each line, with percent, title and years. */

const OWNER =
  /^[^,]+,\s*(?<percent>\d{1,3}(?:\.\d{1,2})?)\s*%?\s*,[^,]+,\s*\d{1,2}\s*(?:years?)?$/u;

/** Hundredths of a percent, so that thirds such as 33.33, 33.33 and 33.34 add up. */
const HUNDREDTHS = 100;

const WHOLE = 100 * HUNDREDTHS;

/** What to correct in the owners, or undefined. Together they own the whole company. */
export function ownersProblem(text: string): string | undefined {
  let total = 0;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;

    const percent = OWNER.exec(line)?.groups?.['percent'];
    if (percent === undefined)
      return `write each line as name, percent, title, years: ${line.slice(0, 60)}`;
    total += Math.round(Number(percent) * HUNDREDTHS);
  }

  return total === WHOLE
    ? undefined
    : `the percentages add up to ${total / HUNDREDTHS}%. They must add up to 100%`;
}
