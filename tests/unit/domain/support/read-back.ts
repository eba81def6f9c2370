import fc from 'fast-check';
import { expect } from 'vitest';

/** A formatted value is read back as the same value. */
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

/** Digits are read with any separators between them. */
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
