import { expect, it } from 'vitest';
import { readBonds } from '../tools/catalogue/read-content.ts';

it('asks only personal representatives in South Carolina to talk to the court before they sign', () => {
  const asked = readBonds().flatMap(({ id, beforeSigning }) =>
    Object.entries(beforeSigning).map(([state, text]) => [id, state, text]),
  );

  expect(asked).toEqual([
    ['executor-personal-representative', 'SC', expect.stringContaining('S.C. Code 62-3-606')],
    ['administrator', 'SC', expect.stringContaining('S.C. Code 62-3-606')],
  ]);
});
