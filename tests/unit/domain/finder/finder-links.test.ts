import { describe, expect, it } from 'vitest';
import { productPath, quotePath, statePath } from '~/domain/finder/finder-links';

describe('finder links', () => {
  it('contain the selected state', () => {
    expect(productPath('notary', 'TX')).toBe('/products/notary?state=TX');
    expect(quotePath('notary', 'TX')).toBe('/quote?bondType=notary&state=TX');
  });

  it('contain the amount that was searched for, in dollars', () => {
    expect(productPath('notary', undefined, 900_000)).toBe('/products/notary?amount=9000');
    expect(quotePath('notary', 'TX', 900_000)).toBe('/quote?bondType=notary&state=TX&amount=9000');
  });

  it('work before a state is selected', () => {
    expect(productPath('notary')).toBe('/products/notary');
    expect(quotePath('notary')).toBe('/quote?bondType=notary');
  });

  it("contain the state's code in lower case for a state page", () => {
    expect(statePath('SC')).toBe('/states/sc');
  });
});
