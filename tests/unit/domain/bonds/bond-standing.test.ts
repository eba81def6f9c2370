import { describe, expect, it } from 'vitest';
import { bondStanding, endLabel } from '~/domain/bonds/bond-standing';

describe('the standing of a bond', () => {
  it.each([
    ['active', 'Active', 'success'],
    ['pending', 'Pending', 'info'],
    ['expired', 'Expired', 'neutral'],
    ['cancelled', 'Cancelled', 'neutral'],
  ])('%s is shown as %s, %s', (status, label, tone) => {
    expect(bondStanding({ status }, '2026-11-22')).toMatchObject({ label, tone });
  });

  it.each(['suspended', 'toString'])('a status nobody knows is shown as it is: %s', (status) => {
    expect(bondStanding({ status }, '2026-11-22')).toMatchObject({
      ...{ label: status, tone: 'neutral' },
    });
  });

  it.each([
    [
      '2026-11-23',
      'Notice running',
      'This bond is in force until its notice has run: it ends on November 23, 2026.',
    ],
    [
      '2026-11-22',
      'Cancelled',
      'This bond was cancelled. It still answers for what happened while it ran.',
    ],
  ])('of a bond cancelled as of %s is %s', (cancelledOn, label, sentence) => {
    expect(bondStanding({ status: 'cancelled', cancelledOn }, '2026-11-22')).toMatchObject({
      ...{ label, sentence },
    });
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
