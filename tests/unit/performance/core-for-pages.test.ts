import { expect, it } from 'vitest';
import { splitCores } from '../../performance/bench/core-for-pages.ts';

it('keeps the last core for pages', () => {
  expect(splitCores('0-1')).toEqual({ page: '1', others: '0', all: '0,1' });
  expect(splitCores('0-2,5')).toEqual({ page: '5', others: '0,1,2', all: '0,1,2,5' });
});

it('keeps no core on a machine with one, or with a list that it cannot read', () => {
  expect(splitCores('3')).toBeUndefined();
  expect(splitCores('')).toBeUndefined();
});
