import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerLimit } from '~/domain/papers/issued-bond';

describe('powerLimit', () => {
  it('reaches the penal sum, whatever it is', () => {
    fc.assert(fc.property(fc.nat(), (amount) => powerLimit({ amount }) >= amount));
  });

  it('goes no further', () => {
    expect(powerLimit({ amount: 1_000_000 })).toBe(1_000_000);
  });
});
