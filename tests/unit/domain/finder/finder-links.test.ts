import { describe, expect, it } from 'vitest';
import { productPath, quotePath, statePath } from '~/domain/finder/finder-links';

describe('finder links', () => {
  it('contain the selected state', () => {
    expect(productPath('notary', 'TX')).toBe('/products/notary?state=TX');
    expect(quotePath('notary', 'TX')).toBe('/quote?bondType=notary&state=TX');
  });

  it('work before a state is selected', () => {
    expect(productPath('notary')).toBe('/products/notary');
    expect(quotePath('notary')).toBe('/quote?bondType=notary');
  });

  it("contain the state's code in lower case for a state page", () => {
    expect(statePath('SC')).toBe('/states/sc');
  });
});
