import { describe, expect, it } from 'vitest';
import { isCompanyName } from '~/domain/matters/company-name';

describe('the name of a company', () => {
  it.each([
    'Marsh Builders LLC',
    'Marsh Builders, L.L.C.',
    'Reed & Sons, Inc.',
    'LOWE HOLDINGS CORPORATION ',
    'Lowe & Co.',
    'Tidewater Limited Partnership',
    'Ravenel Pediatrics, P.A.',
  ])('is known by its ending: %s', (name) => {
    expect(isCompanyName(name)).toBe(true);
  });

  it.each(['John Smith', 'Mary Ann Smith Jr.', 'Inc.', 'Jo Corp Lee', 'Anna Co', ''])(
    'is not %j',
    (name) => {
      expect(isCompanyName(name)).toBe(false);
    },
  );
});
