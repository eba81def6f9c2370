import { expect, it } from 'vitest';
import { RENEWAL_STATUSES } from '~/domain/bonds/renewal-status';

it('a renewal is upcoming, then started, and ends renewed or lapsed', () => {
  expect(RENEWAL_STATUSES).toEqual(['upcoming', 'started', 'renewed', 'lapsed']);
});
