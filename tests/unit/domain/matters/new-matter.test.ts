import { describe, expect, it } from 'vitest';
import { newMatterPath, readNewFacts } from '~/domain/matters/new-matter';
import { dollars } from '~/domain/money';

const facts = (path = '', kind: 'fiduciary' | 'litigation' = 'fiduciary') =>
  readNewFacts(path.slice(path.indexOf('?')), kind);

describe('a new matter from an inquiry', () => {
  it('has the bond, the state and the amount of the inquiry', () => {
    const path = newMatterPath('administrator', 'SC', dollars(250_000));

    expect(path).toBe(
      '/dashboard/attorney?new=fiduciary&bond=administrator&state=SC&amount=250000',
    );
    expect(facts(path)).toEqual({ bond: 'administrator', state: 'SC', amount: dollars(250_000) });
  });

  it('is a litigation matter for an appeal bond', () => {
    expect(newMatterPath('appeal-supersedeas', 'TX', dollars(9_000))).toContain('new=litigation');
  });

  it('does not exist for a bond outside the courts', () => {
    expect(newMatterPath('notary', 'TX', dollars(10_000))).toBeUndefined();
  });

  it('rounds cents up to whole dollars', () => {
    expect(newMatterPath('trustee', 'SC', 1_050)).toContain('amount=11');
  });

  it.each([
    '?bond=notary&state=XX&amount=-5',
    '?bond=none&amount=1e99',
    '?bond=appeal-supersedeas&amount=x',
    '',
  ])('leaves out what is not a fact of its kind: %s', (search) => {
    expect(facts(search)).toEqual({});
  });
});
