import fc from 'fast-check';
import { parseDate } from '~/domain/dates';
import { cleanNote } from '~/domain/fields/clean-text';
import { isPossibleZip } from '~/domain/formats/postal-address';
import { unprintableCharacters } from '~/domain/papers/printed-text';
import { STATE_CODES } from '~/domain/us-states';

/** A number with this many digits, including leading zeros. */
export function digits(min: number, max = min): fc.Arbitrary<string> {
  return fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max })
    .map((list) => list.join(''));
}

function padded(min: number, max: number, length: number): fc.Arbitrary<string> {
  return fc.integer({ min, max }).map((number) => String(number).padStart(length, '0'));
}

function joined(...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.tuple(...parts).map((texts) => texts.join(''));
}

export const ssns = joined(
  padded(1, 899, 3).filter((area) => area !== '666'),
  padded(1, 99, 2),
  padded(1, 9_999, 4),
);

export const eins = joined(fc.constantFrom('01', '12', '27', '45', '88', '99'), digits(7));

/** Not 211 or 911: the last two digits of a code are not both 1. */
const twoDigitsButEleven = digits(2).filter((text) => text !== '11');

export const phones = joined(
  fc.constantFrom('2', '5', '9'),
  twoDigitsButEleven.filter((text) => !text.startsWith('9')),
  fc.constantFrom('2', '5', '9'),
  twoDigitsButEleven,
  digits(4),
);

export const zips = fc.oneof(digits(5), digits(9)).filter(isPossibleZip);

/** A doubled digit's part of Luhn's sum. */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

function withLuhnDigit(start: string): string {
  const sum = [...start]
    .reverse()
    .map(Number)
    .reduce((total, digit, index) => total + (index % 2 === 0 ? (DOUBLED[digit] ?? 0) : digit), 0);

  return `${start}${(10 - (sum % 10)) % 10}`;
}

export const cardNumbers = joined(
  fc.constantFrom('1', '34', '4', '51', '6011', '9'),
  digits(10, 14),
).map((start) => withLuhnDigit(start));

/** Cards of every network but American Express. */
export const fourGroupCards = joined(fc.constantFrom('4', '51', '6011'), digits(11)).map(
  withLuhnDigit,
);

export const routingNumbers = joined(
  fc.constantFrom('01', '12', '21', '32', '61', '72', '80'),
  digits(6),
).map((start) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = [...start].map(Number);
  const sum = 3 * (a + d + g) + 7 * (b + e + h) + (c + f);

  return `${start}${(10 - (sum % 10)) % 10}`;
});

/** Days that the site accepts. */
export const dates = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2199-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))
  .filter((date) => parseDate(date) !== undefined);

export const states = fc.constantFrom(...STATE_CODES);

/** Blanks, dashes and an invisible character, as in pasted text. */
const separators = fc.constantFrom('', ' ', '-', '–', '.', '\u200b', '\u00a0');

/** The same digits as typed or pasted. */
export function typedDigits(canonical: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(canonical, fc.array(separators, { minLength: 40, maxLength: 40 }))
    .map(([text, between]) => [...text].map((digit, index) => digit + between[index]).join(''));
}

/** Any UTF-16 code unit, often a difficult one. */
export const codeUnits = fc.oneof(
  fc.constantFrom('\0', '\t', '\n', '\r', ' ', '\u0085', '\ud800', '\udc00', '"', '\\'),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
);

/** Text of any characters that is never blank. */
export const lines = fc.string({ unit: codeUnits, maxLength: 60 }).map((text) => `Ab${text}`);

const isPrintable = (text: string) => unprintableCharacters(cleanNote(text)).length === 0;

/** Like `lines`, with printable characters and invisible ones. */
export const printedLines = fc
  .string({ unit: codeUnits.filter(isPrintable), maxLength: 60 })
  .map((text) => `Ab${text}`)
  .filter(isPrintable); // two halves form one character

const orNone = (texts: fc.Arbitrary<string>) =>
  fc.option(fc.oneof(fc.constant('  '), texts), { nil: undefined });

/** Text that may be blank or missing. */
export const optionalTexts = orNone(lines);

/** Like `optionalTexts`, with printable characters. */
export const optionalPrintedTexts = orNone(printedLines);
