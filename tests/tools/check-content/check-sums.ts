import { lineOf, nodesOf, textOf } from './guide-tree.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';

const NUMBER = String.raw`\$?\d[\d,]*(?:\.\d+)?%?`;
/** A number with an optional word that names it: `$75 fee`. */
const OPERAND = String.raw`${NUMBER}(?: [a-z]+)?`;
const SUM = new RegExp(String.raw`(${OPERAND}(?:\s*[-+−×/]\s*${OPERAND})+)\s*=\s*(${NUMBER})`, 'g');
/** `8% of $6,240 is $499.20`, but not the ends of a range: `1% to 3% of $25,000 is $250 to $750`. */
const SHARE =
  /(?<!(?:to|and|or) |-)\b(\d+(?:\.\d+)?%) of (\$\d[\d,]*(?:\.\d+)?) is (?:a premium of )?(\$\d[\d,]*(?:\.\d+)?)/g;
const PARTS = new RegExp(String.raw`${NUMBER}|[-+−×/]`, 'g');

/** The calculations of a guide with a wrong result. A whole-number result may be rounded. */
export function checkSums({ file, tree }: Guide): Problem[] {
  return nodesOf(tree)
    .filter(({ type }) => type === 'paragraph' || type === 'tableCell')
    .flatMap((node) => {
      const text = textOf(node);
      const line = (index: number) => lineOf(node) + text.slice(0, index).split('\n').length - 1;

      return [
        ...[...text.matchAll(SUM)].map(({ index, 1: sum = '', 2: result = '' }) => ({
          line: line(index),
          words: problemOf(sum.replaceAll(/\s+/g, ' '), compute(sum), result),
        })),
        ...[...text.matchAll(SHARE)].map(
          ({ index, 1: share = '', 2: of = '', 3: result = '' }) => ({
            line: line(index),
            words: problemOf(`${share} of ${of}`, valueOf(share) * valueOf(of), result),
          }),
        ),
      ];
    })
    .flatMap(({ line, words }) => (words === undefined ? [] : [{ file, line, words }]));
}

function problemOf(sum: string, value: number, result: string): string | undefined {
  const cents = /\.(\d+)/.exec(result)?.[1]?.length ?? 0;
  const unit = result.endsWith('%') ? 0.01 : 1;
  const tolerance = 0.5 * unit * 10 ** -cents;
  if (Math.abs(value - valueOf(result)) <= tolerance + 1e-6) return undefined;

  return `This sum does not come out: ${sum} is ${toWords(value, result)}, not ${result}`;
}

/** Multiplication and division first, otherwise from left to right. */
function compute(sum: string): number {
  const [first = '0', ...rest] = sum.match(PARTS) ?? [];
  const terms = [valueOf(first)];

  for (let index = 0; index < rest.length; index += 2) {
    const value = valueOf(rest[index + 1] ?? '0');
    const last = terms.length - 1;

    if (rest[index] === '×') terms[last] = (terms[last] ?? 0) * value;
    else if (rest[index] === '/') terms[last] = (terms[last] ?? 0) / value;
    else terms.push(rest[index] === '+' ? value : -value);
  }

  return terms.reduce((total, term) => total + term, 0);
}

function valueOf(number: string): number {
  const value = Number(number.replaceAll(/[$,%]/g, ''));

  return number.endsWith('%') ? value / 100 : value;
}

function toWords(value: number, like: string): string {
  const isPercent = like.endsWith('%');
  const rounded = Math.round((isPercent ? value * 100 : value) * 100) / 100;
  const digits = Number.isInteger(rounded) ? 0 : 2;
  const text = rounded.toLocaleString('en-US', { minimumFractionDigits: digits });

  return `${like.startsWith('$') ? '$' : ''}${text}${isPercent ? '%' : ''}`;
}
