import { describe, expect, it } from 'vitest';
import { FILERS, FILING_METHODS, filerWords, filingBadge } from '~/domain/states/filing';

describe('filingBadge', () => {
  it.each([
    ['EFILE', 'E-file', 'success'],
    ['EMAIL', 'Email', 'info'],
    ['ORIGINAL', 'Original', 'accent'],
  ])('shows %s as %s in its own color', (method, label, tone) => {
    expect(filingBadge(method)).toEqual({ label, tone });
  });

  it.each(['FAX', 'efile', 'toString', ''])('shows %j as it is, in grey', (method) => {
    expect(filingBadge(method)).toEqual({ label: method, tone: 'neutral' });
  });

  it('gives each known method a color of its own', () => {
    const tones = FILING_METHODS.map((method) => filingBadge(method).tone);

    expect(new Set(tones).size).toBe(FILING_METHODS.length);
  });
});

describe('filerWords', () => {
  it('says who files', () => {
    expect(FILERS.map(filerWords)).toEqual([
      'You',
      'We do',
      'You or our agent',
      'Nobody: you keep it',
    ]);
  });
});
