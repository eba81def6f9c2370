import { expect, it } from 'vitest';
import { BOND_STATUSES, hasBondEnded } from '~/domain/bonds/bond-status';

it('counts a bond as ended when its term is over or it was cancelled', () => {
  expect(BOND_STATUSES.filter(hasBondEnded)).toEqual(['expired', 'cancelled']);
});
