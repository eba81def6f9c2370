import { describe, expect, it } from 'vitest';
import { readBondKeys, wasInUse } from '~/domain/proof/bond-keys';
import { fromBase64Url, toBase64Url } from '~/domain/proof/base64url';
import { buildBondKey, RETIRED_BOND_KEY, TEST_BOND_KEY } from '../../../support/bond-key';

const key = TEST_BOND_KEY.published;

describe('readBondKeys', () => {
  it('reads current and retired keys', () => {
    const keys = [key, RETIRED_BOND_KEY.published];

    expect(readBondKeys({ keys })).toEqual({ keys });
    expect(readBondKeys({ keys: [] })).toEqual({ keys: [] });
  });

  it.each([
    ['nothing', null],
    ['a text', 'keys'],
    ['no list', { keys: key }],
    ['a key that is none', { keys: [null] }],
    ['another kind of key', { keys: [{ ...key, kty: 'EC' }] }],
    ['another curve', { keys: [{ ...key, crv: 'X25519' }] }],
    ['the private half', { keys: [{ ...key, d: key.x }] }],
    ['a key without an id', { keys: [{ ...key, kid: undefined }] }],
    ['a key of 31 bytes', { keys: [{ ...key, x: toBase64Url(new Uint8Array(31)) }] }],
    ['a key in other letters', { keys: [{ ...key, x: '+'.repeat(43) }] }],
    ['a key that is a number', { keys: [{ ...key, x: 5 }] }],
    ['no first day', { keys: [{ ...key, validFrom: undefined }] }],
    ['a last day that is none', { keys: [{ ...key, retired: 'soon' }] }],
    ['two keys of one id', { keys: [key, { ...RETIRED_BOND_KEY.published, kid: key.kid }] }],
  ])('refuses %s', (_, value) => {
    expect(readBondKeys(value)).toBeUndefined();
  });
});

describe('wasInUse', () => {
  const { kid, x } = key;

  it.each([
    ['the day before its first', '2025-12-31T23:59:59.999Z', false],
    ['its first day', '2026-01-01T00:00:00.000Z', true],
    ['its last day', '2026-06-30T23:59:59.999Z', true],
    ['the day after its last', '2026-07-01T00:00:00.000Z', false],
  ])('on %s', (_, moment, expected) => {
    expect(wasInUse(buildBondKey({ kid, x, retired: '2026-06-30' }), moment)).toBe(expected);
  });

  it('is true while a key is not retired', () => {
    expect(wasInUse(key, '2099-01-01T00:00:00.000Z')).toBe(true);
  });
});

describe('base64url', () => {
  it('reads its own output, including its special characters', () => {
    const bytes = new Uint8Array([251, 255, 0, 62]);

    expect(toBase64Url(bytes)).toBe('-_8APg');
    expect(fromBase64Url('-_8APg')).toEqual(bytes);
  });

  it.each(['A', 'a+b/', 'A==='])('refuses %s', (text) => {
    expect(fromBase64Url(text)).toBeUndefined();
  });
});
