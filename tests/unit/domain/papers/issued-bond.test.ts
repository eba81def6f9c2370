import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerLimit, powerPlace } from '~/domain/papers/issued-bond';
import { buildRider } from '../../../support/issued-bond.ts';

describe('powerLimit', () => {
  it('reaches the penal sum, whatever it is', () => {
    fc.assert(fc.property(fc.nat(), (amount) => powerLimit({ amount }) >= amount));
  });

  it('goes no further', () => {
    expect(powerLimit({ amount: 1_000_000 })).toBe(1_000_000);
  });
});

describe('powerPlace', () => {
  it.each([
    ['attached', undefined],
    ['earlier', 1],
    ['brought', 2],
  ])('of a second rider is %s for the power of rider %s', (place, powerRider) => {
    expect(powerPlace(buildRider({ powerRider }, { number: 2 }))).toBe(place);
  });
});
