import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  parseCanonicalJson,
  type CanonicalValue,
} from '~/domain/proof/canonical-json';

const { value: anyValue } = fc.letrec<{ value: CanonicalValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'grapheme' }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: 'grapheme' }), tie('value'), {
      maxKeys: 5,
      noNullPrototype: true,
    }),
  ),
}));

/** The same value with the keys of every object in another order. */
function reversed(value: CanonicalValue): CanonicalValue {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
}

describe('canonicalJson', () => {
  it('writes keys in the order of their code units, without spaces', () => {
    expect(canonicalJson({ b: [1, null, true], a: 'é"', ﬀ: 3, '😀': 2, B: {} })).toBe(
      '{"B":{},"a":"é\\"","b":[1,null,true],"😀":2,"ﬀ":3}',
    );
  });

  it('writes a value that reads back as itself', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        // -0 is written as 0, because JSON does not distinguish them.
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('writes equal values alike, in any order of their keys', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
    );
  });

  it('is its own canonical form', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(parseCanonicalJson(text) ?? null)).toBe(text);
      }),
    );
  });

  it.each([0.5, NaN, Infinity, 2 ** 53])('refuses %s, which is not a safe integer', (number) => {
    expect(() => canonicalJson({ amount: number })).toThrow('is not a whole number');
  });
});

describe('parseCanonicalJson', () => {
  it.each([
    ['a space', '{"a": 1}'],
    ['keys in another order', '{"b":1,"a":2}'],
    ['a key twice', '{"a":1,"a":2}'],
    ['a fraction', '{"a":1.5}'],
    ['a number written in another way', '{"a":1e2}'],
    ['a letter written as an escape', '{"a":"\\u0061"}'],
    ['half of a text', '{"a":'],
    ['nothing', ''],
  ])('refuses a text with %s', (_, text) => {
    expect(parseCanonicalJson(text)).toBeUndefined();
  });
});
