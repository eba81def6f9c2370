import { describe, expect, it } from 'vitest';
import { FILING_METHODS, filerWords, filingBadge, filingFor } from '~/domain/states/filing';

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

describe('filerWords', () => {
  it('names the attorney beside the customer for a court bond only', () => {
    expect(filerWords('customer', 'court')).toBe('You or your attorney');
    expect(filerWords('customer', 'license')).toBe('You');
    expect(filerWords('surety', 'court')).toBe('We do');
  });

  it('names the client beside the attorney who reads it', () => {
    expect(filerWords('customer', 'court', 'attorney')).toBe('You or your client');
    expect(filerWords('surety', 'court', 'attorney')).toBe('We do');
  });
});

describe('filingFor', () => {
  it.each([
    ['You or your attorney file the bond.', 'You or your client file the bond.'],
    ['Your attorney files it in court.', 'You file it in court.'],
    ['In King County your attorney e-files it.', 'In King County you e-file it.'],
    [
      'The court that appoints you issues your letters.',
      'The court that appoints your client issues the letters.',
    ],
    [
      'You give the bond at your qualification appointment.',
      'Your client gives the bond at the qualification appointment.',
    ],
    ['Ask the clerk. Keep the signed original.', 'Ask the clerk. Keep the signed original.'],
  ])('addresses an attorney: %s', (forCustomer, forAttorney) => {
    expect(filingFor('attorney', forCustomer)).toBe(forAttorney);
    expect(filingFor('customer', forCustomer)).toBe(forCustomer);
  });
});
