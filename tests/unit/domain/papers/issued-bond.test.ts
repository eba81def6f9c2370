import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerLimit, powerNumber, powerPlace } from '~/domain/papers/issued-bond';
import { buildIssuedBond, buildRider } from '../../../support/issued-bond.ts';

describe('powerLimit', () => {
  it('equals the penal sum', () => {
    fc.assert(fc.property(fc.nat(), (amount) => powerLimit({ amount }) >= amount));
  });

  it('is never higher than the penal sum', () => {
    expect(powerLimit({ amount: 1_000_000 })).toBe(1_000_000);
  });
});

describe('powerPlace', () => {
  it.each([
    ['attached', undefined],
    ['earlier', 1],
    ['brought', 2],
  ])('of the second rider is %s for the power of rider %s', (place, powerRider) => {
    expect(powerPlace(buildRider({ powerRider }, { number: 2 }))).toBe(place);
  });
});

describe('powerNumber', () => {
  it('has the digits of the bond', () => {
    expect(powerNumber(buildIssuedBond())).toBe('MSP-27182818');
  });

  it('of a rider ends with the number of the rider', () => {
    expect(powerNumber(buildRider({}, { number: 13 }))).toBe('MSP-27182818-13');
  });
});
