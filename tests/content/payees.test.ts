import { expect, it } from 'vitest';
import { payeeWords } from '~/domain/bonds/payee';
import { readBonds, readStates } from '../tools/catalogue/read-content.ts';

const states = readStates().map(({ data }) => data.code);

it('tells each applicant the payee of the chosen state only, with no blank left', () => {
  const texts = readBonds().flatMap(({ payees, data: { category } }) =>
    states.flatMap((state) => payeeWords({ category, payees }, state) ?? []),
  );

  expect(texts).toContain(
    'Enter the court here. As the law of Virginia requires, we make the bond payable to the Commonwealth of Virginia.',
  );
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
});

it('names no state in the hint for every state', () => {
  const hints = readBonds().map(({ data }) => data.obligeeHint);

  expect(hints.filter((hint) => /Colorado|Alabama|Texas|Virginia/.test(hint))).toEqual([]);
});
