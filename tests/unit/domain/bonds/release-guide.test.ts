import { describe, expect, it } from 'vitest';
import { BOND_CATEGORIES } from '~/domain/bonds/bond-types';
import { releaseGuide } from '~/domain/bonds/release-guide';

describe('how a bond is released', () => {
  it.each(BOND_CATEGORIES)(
    'names for a %s bond who releases it, the document and a warning',
    (category) => {
      for (const sentence of Object.values(releaseGuide(category))) {
        expect(sentence).toMatch(/^[A-Z].*\.$/s);
      }
    },
  );

  it('never promises that the agency can release a court bond', () => {
    expect(releaseGuide('court').who).toContain('Only the court');
  });
});
