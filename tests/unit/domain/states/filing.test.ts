import { describe, expect, it } from 'vitest';
import { FILING_METHODS, filingBadge } from '~/domain/states/filing';

describe('filingBadge', () => {
  it.each([
    ['EFILE', 'E-file', 'success'],
    ['EMAIL', 'Email', 'info'],
    ['ORIGINAL', 'Original', 'accent'],
    ['COUNTY', 'By county', 'neutral'],
  ])('shows %s as %s in its own color', (method, label, tone) => {
    expect(filingBadge(method)).toEqual({ label, tone });
  });

  it.each(['FAX', 'efile', 'toString', ''])('shows %j unchanged, in gray', (method) => {
    expect(filingBadge(method)).toEqual({ label: method, tone: 'neutral' });
  });

  it('gives each known method its own color', () => {
    const tones = FILING_METHODS.map((method) => filingBadge(method).tone);

    expect(new Set(tones).size).toBe(FILING_METHODS.length);
  });
});
