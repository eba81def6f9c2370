import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSought } from '~/domain/finder/read-sought';
import { dollars, formatWholeMoney } from '~/domain/money';
import { STATE_OPTIONS } from '~/domain/us-states';

describe('readSought', () => {
  it.each([
    ['notary texas 10000', 'notary ', 'TX', dollars(10_000)],
    ['notary Texas $10,000', 'notary ', 'TX', dollars(10_000)],
    ['10k notary tx', 'notary ', 'TX', dollars(10_000)],
    ['TX notary', 'notary', 'TX', undefined],
    ['executor bond west virginia', 'executor bond ', 'WV', undefined],
    ['virginia executor', 'executor', 'VA', undefined],
    ['arkansas', ' ', 'AR', undefined],
    ['notary IN', 'notary ', 'IN', undefined],
    ['bond in ohio', 'bond in ', 'OH', undefined],
    ['proof of id', 'proof of id', undefined, undefined],
    ['bond for texans', 'bond for texans', undefined, undefined],
    ['401k', '401k', undefined, undefined],
    ['form 5500', 'form 5500', undefined, undefined],
    ['bmc 84', 'bmc 84', undefined, undefined],
    ['bmc-84 75000', 'bmc-84 ', undefined, dollars(75_000)],
    ['performance 1.5m', 'performance ', undefined, dollars(1_500_000)],
    ['notary ', 'notary ', undefined, undefined],
    ['', ' ', undefined, undefined],
  ])('reads %j', (query, words, state, amount) => {
    expect(readSought(query)).toEqual({
      words,
      ...(state && { state }),
      ...(amount !== undefined && { amount }),
    });
  });

  it('waits for the rest of a name, and leaves out a mistyped one', () => {
    expect(readSought('notary texa')).toEqual({ words: 'notary ' });
    expect(readSought('califonia notary')).toEqual({ words: 'notary' });
    expect(readSought('used car')).toEqual({ words: 'used car' });
    expect(readSought('main')).toEqual({ words: ' ' });
  });

  it('reads every state and every amount', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STATE_OPTIONS),
        fc.integer({ min: 100_00, max: 1_000_000_000_00 }).filter((cents) => cents !== 5_500_00),
        ({ value, label }, cents) => {
          const sought = readSought(`notary ${label} ${formatWholeMoney(cents)}`);

          expect(sought).toEqual({ words: 'notary ', state: value, amount: cents });
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(typeof readSought(query).words).toBe('string');
      }),
    );
  });
});
