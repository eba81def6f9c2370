import { describe, expect, it } from 'vitest';
import { capitalizeName } from '../../../../src/domain/formats/capitalize-name.ts';

describe('capitalizeName', () => {
  it.each([
    ['denise simmons-reed', 'Denise Simmons-Reed'],
    ['walter j. simmons sr.', 'Walter J. Simmons Sr.'],
    ['john smith iii', 'John Smith III'],
    ["mary o'neil", "Mary O'Neil"],
    ['mary o’neil', 'Mary O’Neil'],
    ["queen anne's", "Queen Anne's"],
    ["o'b", "O'b"],
    ["marco dell'orto", "Marco Dell'orto"],
    ['élodie núñez', 'Élodie Núñez'],
    ['charleston county probate court', 'Charleston County Probate Court'],
    [
      'the court of common pleas in and for york county',
      'The Court of Common Pleas in and for York County',
    ],
    [' the probate court', ' The Probate Court'],
    ['2nd judicial circuit', '2nd Judicial Circuit'],
  ])('writes %j as %j', (typed, written) => {
    expect(capitalizeName(typed)).toBe(written);
  });

  it.each(['', '  ', '123', 'Ludwig van Beethoven', 'bell Hooks', 'ROBERT T MCCOY', 'deShawn'])(
    'leaves %j as typed',
    (typed) => {
      expect(capitalizeName(typed)).toBe(typed);
    },
  );
});
