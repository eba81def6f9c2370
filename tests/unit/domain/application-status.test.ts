import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLOWED_MOVES, APPLICATION_STATUSES, canMove, isFinal } from '~/domain/application-status';
import { canBondMove } from '~/domain/bonds/bond-status';

describe('the moves of an application', () => {
  it('lead from a draft to every other status', () => {
    const reached = new Set<string>(['draft']);
    for (const from of APPLICATION_STATUSES) {
      if (reached.has(from)) ALLOWED_MOVES[from].forEach((to) => reached.add(to));
    }

    expect([...reached].sort()).toEqual([...APPLICATION_STATUSES].sort());
  });

  it('allow a move exactly when the table lists it', () => {
    expect(canMove('draft', 'submitted')).toBe(true);
    expect(canMove('draft', 'issued')).toBe(false);
    expect(canMove('submitted', 'draft')).toBe(false);
    expect(canMove('under_review', 'issued')).toBe(false);
  });

  it('never leave issued, declined or withdrawn', () => {
    const attempts = fc.array(fc.constantFrom(...APPLICATION_STATUSES), { maxLength: 30 });

    fc.assert(
      fc.property(fc.constantFrom(...APPLICATION_STATUSES), attempts, (start, wishes) => {
        const path = wishes.reduce<(typeof APPLICATION_STATUSES)[number][]>(
          (statuses, wish) => {
            const current = statuses.at(-1) ?? start;
            return canMove(current, wish) ? [...statuses, wish] : statuses;
          },
          [start],
        );

        const end = path.findIndex((status) =>
          ['issued', 'declined', 'withdrawn'].includes(status),
        );
        expect(end === -1 || end === path.length - 1).toBe(true);
      }),
    );
  });

  it('end in three statuses', () => {
    expect(APPLICATION_STATUSES.filter(isFinal)).toEqual(['issued', 'declined', 'withdrawn']);
  });
});

describe('the moves of a bond', () => {
  it('allow a move exactly when the table lists it', () => {
    expect(canBondMove('pending', 'active')).toBe(true);
    expect(canBondMove('active', 'pending')).toBe(false);
    expect(canBondMove('expired', 'active')).toBe(true);
    expect(canBondMove('cancelled', 'active')).toBe(false);
  });
});
