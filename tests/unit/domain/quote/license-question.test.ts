import { describe, expect, it } from 'vitest';
import { matterFieldSchema } from '~/domain/bonds/matter-schema';
import { asksForLicense } from '~/domain/quote/license-question';
import { buildBond } from '../support/builders';

const asking = (key: string) => [matterFieldSchema.parse({ key, label: 'Number', kind: 'text' })];

describe('the question about a license', () => {
  it.each(['licenseNumber', 'commissionNumber'])('is not asked after %s', (key) => {
    expect(asksForLicense(buildBond({ matter: asking(key) }), 'TX')).toBe(false);
  });

  it('is not asked of a person whom a court appoints', () => {
    const executor = buildBond({
      slug: 'executor-personal-representative',
      category: 'court',
      matter: [],
    });

    expect(asksForLicense(executor, 'TX')).toBe(false);
  });

  it('is asked for other bonds', () => {
    expect(asksForLicense(buildBond({ slug: 'performance-bond', matter: [] }), 'TX')).toBe(true);
  });
});
