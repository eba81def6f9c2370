import { describe, expect, it } from 'vitest';
import { publishedBondKeys } from '~/integrations/bond-keys';
import { TEST_BOND_KEY } from '../../support/bond-key';

const keys = { keys: [TEST_BOND_KEY.published] };

describe('publishedBondKeys', () => {
  it('publishes the keys of the environment, or none', () => {
    expect(publishedBondKeys({ BOND_PUBLIC_KEYS: JSON.stringify(keys) })).toEqual(keys);
    expect(publishedBondKeys({})).toEqual({ keys: [] });
    expect(publishedBondKeys({ BOND_PUBLIC_KEYS: '' })).toEqual({ keys: [] });
  });

  it.each([
    ['half a set', '{"keys":'],
    ['a key without its set', JSON.stringify(TEST_BOND_KEY.published)],
    ['a private key', JSON.stringify({ keys: [{ ...TEST_BOND_KEY.published, d: 'secret' }] })],
  ])('fails the build on %s', (_, text) => {
    expect(() => publishedBondKeys({ BOND_PUBLIC_KEYS: text })).toThrow('BOND_PUBLIC_KEYS');
  });
});
