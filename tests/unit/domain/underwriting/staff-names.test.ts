import { describe, expect, it } from 'vitest';
import { staffName } from '~/domain/underwriting/staff-names';

describe('staffName', () => {
  it.each([
    ['by name', 'a1', 'Dana'],
    ['by the beginning of the id where there is no name', 'b2c3d4', 'Staff b2c3'],
    ['also one who left', 'ffff0000', 'Staff ffff'],
  ])('names a person %s', (_, id, name) => {
    expect(staffName([{ id: 'a1', name: 'Dana' }, { id: 'b2c3d4' }], id)).toBe(name);
  });
});
