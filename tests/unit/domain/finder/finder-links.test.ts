import { describe, expect, it } from 'vitest';
import { productPath, quotePath, statePath } from '~/domain/finder/finder-links';

describe('finder links', () => {
  it('take the chosen state along', () => {
    expect(productPath('notary', 'TX')).toBe('/products/notary?state=TX');
    expect(quotePath('notary', 'TX')).toBe('/quote?bondType=notary&state=TX');
  });

  it('work before a state is chosen', () => {
    expect(productPath('notary')).toBe('/products/notary');
    expect(quotePath('notary')).toBe('/quote?bondType=notary');
  });

  it('name a state page by its code in lower case', () => {
    expect(statePath('SC')).toBe('/states/sc');
  });
});
