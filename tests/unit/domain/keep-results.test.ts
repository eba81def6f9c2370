import { describe, expect, it } from 'vitest';
import { keepResults } from '~/domain/keep-results';

type Facts = { bond: object; state: string; isRenewal?: boolean | undefined };

function count() {
  const made: Facts[] = [];
  const result = keepResults(2, (facts: Facts) => {
    made.push(facts);
    return { of: facts.state };
  });

  return { made, result };
}

const bond = {};

describe('keepResults', () => {
  it('makes the result of the same facts once', () => {
    const { made, result } = count();

    expect(result({ bond, state: 'SC' })).toBe(result({ bond, state: 'SC' }));
    expect(made).toHaveLength(1);
  });

  it('takes a missing fact and an undefined one for the same', () => {
    const { made, result } = count();
    result({ bond, state: 'SC' });
    result({ bond, state: 'SC', isRenewal: undefined });

    expect(made).toHaveLength(1);
  });

  it('makes another result for another value, also of a fact that was missing', () => {
    const { made, result } = count();
    result({ bond, state: 'SC' });
    result({ bond, state: 'GA' });
    result({ bond, state: 'SC', isRenewal: true });

    expect(made).toHaveLength(3);
  });

  it('takes an equal object for another one', () => {
    const { made, result } = count();
    result({ bond, state: 'SC' });
    result({ bond: {}, state: 'SC' });

    expect(made).toHaveLength(2);
  });

  it('forgets the result that was needed longest ago', () => {
    const { made, result } = count();
    result({ bond, state: 'SC' });
    result({ bond, state: 'GA' });
    result({ bond, state: 'SC' });
    result({ bond, state: 'TX' });

    result({ bond, state: 'SC' });
    expect(made).toHaveLength(3);
    result({ bond, state: 'GA' });
    expect(made).toHaveLength(4);
  });
});
