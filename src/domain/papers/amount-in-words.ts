import { CENTS_PER_DOLLAR, type Cents } from '../money.ts';

/** The largest supported amount: a billion dollars less a cent, ten times the largest bond. */
export const LARGEST_AMOUNT_IN_WORDS: Cents = 99_999_999_999;

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;

const TENS = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
] as const;

/** The names of groups of three digits, the largest first. */
const GROUPS = [
  { size: 1_000_000, name: 'million' },
  { size: 1_000, name: 'thousand' },
];

/**
 * An amount in words, as a bond writes it beside the figures: "Ten thousand and 00/100 dollars".
 * Throws for amounts without words instead of rounding, because the words take precedence over the
 * figures.
 */
export function amountInWords(cents: Cents): string {
  if (!Number.isSafeInteger(cents) || cents < 0 || cents > LARGEST_AMOUNT_IN_WORDS) {
    throw new RangeError(`[papers] No words for an amount of ${cents} cents`);
  }

  const words = wholeNumberInWords(Math.trunc(cents / CENTS_PER_DOLLAR));
  const fraction = String(cents % CENTS_PER_DOLLAR).padStart(2, '0');

  return `${words.charAt(0).toUpperCase()}${words.slice(1)} and ${fraction}/100 dollars`;
}

function wholeNumberInWords(number: number): string {
  if (number === 0) return 'zero';

  let rest = number;
  const words: string[] = [];
  for (const { size, name } of GROUPS) {
    if (rest >= size) words.push(underThousand(Math.trunc(rest / size)), name);
    rest %= size;
  }
  if (rest > 0) words.push(underThousand(rest));

  return words.join(' ');
}

/** The words for 1 to 999. */
function underThousand(number: number): string {
  const rest = number % 100;
  const hundreds = number >= 100 ? [`${SMALL[Math.trunc(number / 100)]} hundred`] : [];

  return [...hundreds, ...(rest > 0 ? [underHundred(rest)] : [])].join(' ');
}

/** The words for 1 to 99. */
function underHundred(number: number): string {
  const units = SMALL[number % 10];
  if (number < SMALL.length) return String(SMALL[number]);

  return `${TENS[Math.trunc(number / 10)]}${number % 10 === 0 ? '' : `-${units}`}`;
}
