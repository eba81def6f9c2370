import { describe, expect, it } from 'vitest';
import {
  carryAmount,
  carryState,
  readCarriedAmount,
  readCarriedState,
} from '~/domain/bonds/carry-state';

describe('readCarriedState', () => {
  it.each([
    ['?state=SC', 'SC'],
    ['?state=sc&utm_source=mail', 'SC'],
    ['?utm_source=mail&state=%20tx%20', 'TX'],
  ])('finds the state in %s', (search, state) => {
    expect(readCarriedState(search)).toBe(state);
  });

  it.each([
    '',
    '?',
    '?state=',
    '?state=XX',
    '?state=South+Carolina',
    '?state="><script>',
    '?st=SC',
  ])('finds no state in %j', (search) => {
    expect(readCarriedState(search)).toBeUndefined();
  });
});

describe('carryState', () => {
  it.each([
    ['/quote?bondType=notary', '/quote?bondType=notary&state=TX'],
    ['/products/notary', '/products/notary?state=TX'],
    ['/products/notary#states', '/products/notary?state=TX#states'],
    ['/quote?state=SC&bondType=notary', '/quote?bondType=notary&state=TX'],
  ])('adds the state to %s', (href, carried) => {
    expect(carryState(href, 'TX')).toBe(carried);
    expect(carryState(carried, 'TX')).toBe(carried);
  });

  it.each([
    ['/quote?bondType=notary&state=TX', '/quote?bondType=notary'],
    ['/products?state=TX#list', '/products#list'],
    ['/products', '/products'],
  ])('removes the state from %s when none is selected', (href, plain) => {
    expect(carryState(href, undefined)).toBe(plain);
  });
});

describe('an amount in a link', () => {
  it.each([
    ['/quote?bondType=notary&state=TX', 2_500_000, '/quote?bondType=notary&state=TX&amount=25000'],
    ['?amount=1&state=SC', 125_050, '?state=SC&amount=1250.5'],
    ['/quote?bondType=notary&amount=25000', undefined, '/quote?bondType=notary'],
  ])('of %s becomes %s', (href, amount, carried) => {
    expect(carryAmount(href, amount)).toBe(carried);
    expect(readCarriedAmount(carried)).toBe(amount);
  });

  it.each(['', '?amount=', '?amount=-5', '?amount="><script>'])('is not read from %j', (search) => {
    expect(readCarriedAmount(search)).toBeUndefined();
  });
});
