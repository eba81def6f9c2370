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

  it('asks for no acceptance of the work to end a bid bond, which an award to the principal leaves in force', () => {
    const guide = releaseGuide('contract', 'bid-bond');

    expect(guide.who).toBeUndefined();
    expect(guide.caution).toContain('stays in force until you sign the contract');
    expect(JSON.stringify(guide)).not.toContain('accepting the work');
    expect(releaseGuide('contract', 'performance-bond').who).toContain('accepting the work');
  });

  it('asks nobody to release a notary bond, which ends with the commission', () => {
    const guide = releaseGuide('license', 'notary');

    expect(guide.who).toBeUndefined();
    expect(JSON.stringify(guide)).not.toContain('license');
  });

  it('asks for the release of both bonds that one number stands for', () => {
    const guide = releaseGuide('contract', 'performance-bond', 'payment-bond');

    expect(guide.who).toContain('both bonds');
    expect(guide.caution).toContain('the payment bond stays in force');
  });

  it('lets whoever required a trustee bond release it, because some trusts have no court', () => {
    const guide = releaseGuide('court', 'trustee');

    expect(guide.who).toBeUndefined(); // the content of the bond says it
    expect(guide.paper).toContain('or the signed release');
    expect(JSON.stringify(guide)).not.toContain('Only the court');
    expect(releaseGuide('court', 'administrator').who).toContain('Only the court');
  });

  it('never promises that the agency can release a court bond', () => {
    expect(releaseGuide('court').who).toContain('Only the court');
  });
});
