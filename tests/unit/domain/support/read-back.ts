import fc from 'fast-check';
import { expect } from 'vitest';

/** What a format shows is read back as the same value. */
export function expectReadsBack<Value>(
  values: fc.Arbitrary<Value>,
  format: (value: Value) => string,
  parse: (text: string) => Value | undefined,
): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(parse(format(value))).toBe(value);
    }),
  );
}

/** Digits are read whatever stands between them. */
export function expectReadsTyped(
  typed: fc.Arbitrary<string>,
  parse: (text: string) => string | undefined,
): void {
  fc.assert(
    fc.property(typed, (text) => {
      expect(parse(text)).toBe(text.replace(/\D/g, ''));
    }),
  );
}
