const FIGURE = /\$[\d,]*\d(?:\.\d+)?(?: million)?|\d+(?:\.\d+)?%|\d+ days/g;

/** Numbers that a text may write in letters. "One" is missing: "one year" is seldom a rule. */
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};

const TIME = new RegExp(
  `\\b(?:\\d+|${Object.keys(NUMBERS).join('|')}) (?:days|months|years)\\b`,
  'gi',
);

/** The amounts, percentages and numbers of days in a text: `$25 million`, `2.5%`, `30 days`. */
export function figuresIn(text: string): string[] {
  return text.match(FIGURE) ?? [];
}

/** Every figure that a law could set: those of `figuresIn`, and times such as `sixty days` or `4 years`. */
export function lawFiguresIn(text: string): string[] {
  const figures = figuresIn(text).filter((figure) => !figure.endsWith(' days'));

  return [...figures, ...(text.match(TIME) ?? [])];
}

/** One spelling for each figure: `$25 million` equals `$25,000,000`, 5 equals 5.00, and `ten days` `10 days`. */
export function toPlainFigure(figure: string): string {
  const millions = /^\$([\d.]+) million$/.exec(figure)?.[1];
  if (millions !== undefined) return `$${(Number(millions) * 1_000_000).toLocaleString('en-US')}`;

  return figure
    .replace(/\.00$/, '')
    .replace(/^[a-z]+(?= )/i, (word) => String(NUMBERS[word.toLowerCase()] ?? word));
}
