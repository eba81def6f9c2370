import { expect, it } from 'vitest';
import { obligeeWords } from '~/domain/bonds/obligee-entry';
import { readBonds, readStates } from '../tools/catalogue/read-content.ts';

const states = readStates().map(({ data }) => data.code);

it('tells each applicant what to enter and the payee of the chosen state only, with no blank left', () => {
  const texts = readBonds().flatMap(({ payees, data: { category, obligeeHint } }) =>
    states.map((state) => obligeeWords({ category, obligeeHint, payees, offices: {} }, state)),
  );

  expect(texts).toContain(
    'Enter the court that appoints you and its county, as the petition or order names them. The bond itself is payable to the Commonwealth of Virginia, as the law of Virginia requires.',
  );
  expect(texts).toContain(
    'The bond is made out to the obligee: the owner of the project, as the contract names them.',
  );
  expect(texts).toContain(
    'Enter the Federal Motor Carrier Safety Administration (FMCSA). The bond itself is payable to the United States of America, as federal law requires.',
  );
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
});

it('begins the hint with an article or "Your", so that it continues a sentence', () => {
  const hints = readBonds().map(({ data }) => data.obligeeHint);

  expect(hints.filter((hint) => !/^(?:The|Your) /.test(hint))).toEqual([]);
});

it('names no state in the hint for every state', () => {
  const hints = readBonds().map(({ data }) => data.obligeeHint);

  expect(hints.filter((hint) => /Colorado|Alabama|Texas|Virginia/.test(hint))).toEqual([]);
});
