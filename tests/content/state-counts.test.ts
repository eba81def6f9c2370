import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toBondRules } from '~/collections/to-bond-rules';
import { isRequiredIn } from '~/domain/bonds/bond-rules';
import { readBonds, readStates } from '../tools/catalogue/read-content.ts';

const CONTENT = new URL('../../content/', import.meta.url);
const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const served = readStates().map(({ data }) => data.code);
const notary = readBonds().find(({ id }) => id === 'notary');
const withNotaryBond = served.filter(
  (state) => notary !== undefined && isRequiredIn(toBondRules(notary), state),
).length;

/** The texts of the content, with each run of white space as one space. */
const texts = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:yaml|mdx)$/.test(file))
  .map((file) => ({
    file,
    text: readFileSync(new URL(file, CONTENT), 'utf8').replace(/\s+/g, ' '),
  }));

/** The value of a count in digits or, up to twenty, in words. */
function valueOf(count: string): number {
  const word = NUMBERS.indexOf(count.toLowerCase());

  return word === -1 ? Number(count) : word;
}

describe('a sentence that counts states', () => {
  it.each([
    [
      'the states that we serve',
      served.length,
      [/(?<!other )\b(\d+) states we serve/gi, /apply online in (\d+) states/gi],
    ],
    [
      'the states with a notary bond',
      withNotaryBond,
      [
        /(\w+) of the \d+ states we serve want (?:this|a notary) bond/gi,
        /states we serve, (\w+) want a bond/gi,
        /## The (\w+) states that want a bond/gi,
      ],
    ],
    [
      'the states without a notary bond',
      served.length - withNotaryBond,
      [
        /other (\w+) ask for none/gi,
        /\b(?!that\b)(\w+) want none/gi,
        /## The (\w+) that want none/gi,
      ],
    ],
  ])('counts %s: %i', (what, count, phrases) => {
    for (const phrase of phrases) {
      const found = texts.flatMap(({ file, text }) =>
        [...text.matchAll(phrase)].map(([words, said = '']) => ({ file, words, said })),
      );
      const wrong = found.filter(({ said }) => valueOf(said) !== count);

      expect(found, `No text matches ${String(phrase)}: change the phrase here`).not.toEqual([]);
      expect(
        wrong.map(({ file, words }) => `content/${file}: "${words}"`),
        `These texts must say ${count}, the number of ${what}`,
      ).toEqual([]);
    }
  });
});
