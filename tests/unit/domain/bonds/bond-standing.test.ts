import { describe, expect, it } from 'vitest';
import { bondStanding, endLabel } from '~/domain/bonds/bond-standing';

describe('the standing of a bond', () => {
  it.each([
    ['active', 'Active', 'success'],
    ['pending', 'Pending', 'info'],
    ['expired', 'Expired', 'neutral'],
    ['cancelled', 'Cancelled', 'neutral'],
  ])('%s is shown as %s, %s', (status, label, tone) => {
    expect(bondStanding(status)).toMatchObject({ label, tone });
  });

  it.each(['suspended', 'toString'])('a status nobody knows is shown as it is: %s', (status) => {
    expect(bondStanding(status)).toMatchObject({ label: status, tone: 'neutral' });
  });
});

describe('the last day of a bond', () => {
  it.each([
    ['active', 'Ends'],
    ['pending', 'Ends'],
    ['expired', 'Ended'],
    ['cancelled', undefined],
  ])('of an %s one: %s', (status, label) => {
    expect(endLabel(status)).toBe(label);
  });
});
