import { fc } from '../../support/property-seed';
import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone } from '~/domain/formats/phone';
import { formatSsn } from '~/domain/formats/ssn';
import {
  fillPattern,
  patternCapacity,
  patternCaretBoundary,
  patternDigits,
} from '~/ui/pattern-format';

const SSN = '###-##-####';
const PHONE = '(###) ###-####';
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: length });

describe('digits in a pattern', () => {
  it('extend as far as the typed digits', () => {
    expect(fillPattern('', PHONE)).toBe('');
    expect(fillPattern('803', PHONE)).toBe('(803');
    expect(fillPattern('8035', PHONE)).toBe('(803) 5');
    expect(fillPattern('8035550123', PHONE)).toBe(formatPhone('8035550123'));
    expect(fillPattern('219091234', SSN)).toBe(formatSsn('219091234'));
  });

  it('are read back unchanged', () => {
    fc.assert(
      fc.property(digits(patternCapacity(PHONE)), (typed) => {
        expect(patternDigits(fillPattern(typed, PHONE), PHONE)).toBe(typed);
      }),
    );
  });
});

describe('a pasted text', () => {
  it.each([
    ['803-555-0123', '8035550123'],
    ['+1 (803) 555-0123', '8035550123'],
    ['1.803.555.0123', '8035550123'],
    ['803 555 0123 ext. 7', '8035550123'],
  ])('%s is read as %s', (pasted, expected) => {
    expect(patternDigits(pasted, PHONE, parsePhone)).toBe(expected);
  });

  it("is cut to the pattern's number of digits", () => {
    fc.assert(
      fc.property(fc.string(), (pasted) => {
        expect(patternDigits(pasted, SSN).length).toBeLessThanOrEqual(9);
      }),
    );
  });
});

describe('the caret', () => {
  it('is beside digits only', () => {
    expect(patternCaretBoundary('(80')).toEqual([false, true, true, true]);
    expect(patternCaretBoundary('')).toEqual([true]);
  });
});
