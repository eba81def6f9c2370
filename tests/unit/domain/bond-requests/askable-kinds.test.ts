import { expect, it } from 'vitest';
import { askableKinds } from '~/domain/bond-requests/askable-kinds';

const RULES = { 'name-change': [], cancellation: [] };

it('offers the kinds that the bond allows', () => {
  expect(askableKinds(RULES, [])).toEqual(['name-change', 'cancellation']);
});

it('leaves out a kind that waits for an answer, and offers it again afterward', () => {
  expect(askableKinds(RULES, [{ kind: 'cancellation', status: 'requested' }])).toEqual([
    'name-change',
  ]);
  expect(askableKinds(RULES, [{ kind: 'cancellation', status: 'declined' }])).toContain(
    'cancellation',
  );
});
