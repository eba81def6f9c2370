import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn, wordsToFind } from '~/domain/search/words';

describe('wordsIn', () => {
  it.each([
    ['BMC-84 Freight Broker', ['bmc', '84', 'freight', 'broker', 'bmc84']],
    ['a 401(k) plan', ['401', 'plan', '401k']],
    ['e-filing', ['filing', 'efiling']],
    ['state-by-state', ['state', 'state']],
    ['$75,000 or $1,250,000', ['75000', '1250000']],
    ['Orphans’ Court', ['orphan', 'court']],
    ['notaries and counties', ['notary', 'county']],
    ['Señor', ['senor']],
    ['', []],
  ])('in %j are %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  it('are the same for a whole text and for its parts', () => {
    const piece = fc.constantFrom('BMC-84', '401(k)', '$75,000', 'e-file', 'notaries', 'a', '62-3');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(wordsIn(pieces.join(' ')).sort()).toEqual(pieces.flatMap(wordsIn).sort());
      }),
    );
  });
});

describe('wordsToFind', () => {
  it.each([
    ['how much is an executor’s bond?', ['executor', 'bond']],
    ['What do I need', []],
    ['died without a will', ['died', 'intestate']],
    ['the will', ['will']],
    ['  ', []],
  ])('in %j are %j', (query, words) => {
    expect(wordsToFind(query)).toEqual(words);
  });
});
