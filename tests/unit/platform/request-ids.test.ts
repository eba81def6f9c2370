import { expect, it } from 'vitest';
import { requestIds } from '~/platform/request-ids';

it('keeps the id of a request that is sent again unchanged', () => {
  const ids = requestIds();

  expect(ids.of({ amount: 100, days: [1] })).toBe(ids.of({ amount: 100, days: [1] }));
});

it('gives corrected contents another id, and the first contents too when they come back', () => {
  const ids = requestIds();
  const first = ids.of({ amount: 100 });
  const corrected = ids.of({ amount: 200 });

  expect(corrected).not.toBe(first);
  expect([first, corrected]).not.toContain(ids.of({ amount: 100 }));
});

it('makes the same contents a new request after the answer to the last one', () => {
  const ids = requestIds();
  const first = ids.of(100);
  ids.forget();

  expect(ids.of(100)).not.toBe(first);
});
