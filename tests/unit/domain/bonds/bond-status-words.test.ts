import { describe, expect, it } from 'vitest';
import { cancelledEndLabel, describeBondStatus, endLabel } from '~/domain/bonds/bond-status-words';

describe('the standing of a bond', () => {
  it.each([
    ['active', 'Active', 'success'],
    ['pending', 'Pending', 'info'],
    ['expired', 'Expired', 'neutral'],
    ['cancelled', 'Cancelled', 'neutral'],
  ])('%s is shown as %s, %s', (status, label, tone) => {
    expect(describeBondStatus({ status }, '2026-11-22')).toMatchObject({ label, tone });
  });

  it('of a pending bond mentions staff when they finish it by hand', () => {
    const { label, sentence } = describeBondStatus(
      { status: 'pending', isHeld: true },
      '2026-11-22',
    );

    expect(label).toBe('Pending');
    expect(sentence).toContain('A member of our staff is finishing your bond');
    expect(sentence).toContain('not in force yet');
    expect(describeBondStatus({ status: 'active', isHeld: true }, '2026-11-22').label).toBe(
      'Active',
    );
  });

  it.each([
    [
      '2026-11-23',
      'Starts November 23, 2026',
      'info',
      'This bond is issued. It is in force from November 23, 2026.',
    ],
    ['2026-11-22', 'Active', 'success', 'This bond is in force.'],
  ])('of a bond whose first day is %s reads %s', (effectiveDate, label, tone, sentence) => {
    const words = describeBondStatus({ status: 'active', effectiveDate }, '2026-11-22');

    expect(words).toEqual({ label, tone, sentence });
  });

  it.each(['suspended', 'toString'])('shows an unknown status unchanged: %s', (status) => {
    expect(describeBondStatus({ status }, '2026-11-22')).toMatchObject({
      label: status,
      tone: 'neutral',
    });
  });

  it.each([
    [
      '2026-11-23',
      'Notice running',
      'This bond is in force until its notice period ends on November 23, 2026.',
    ],
    [
      '2026-11-22',
      'Cancelled',
      'This bond was cancelled. It still covers what happened while it was in force.',
    ],
  ])('of a bond cancelled as of %s is %s', (cancelledOn, label, sentence) => {
    expect(describeBondStatus({ status: 'cancelled', cancelledOn }, '2026-11-22')).toMatchObject({
      label,
      sentence,
    });
  });
});

it('a bond that is cancelled before its first day never takes effect', () => {
  const bond = { status: 'cancelled', effectiveDate: '2027-01-01', cancelledOn: '2026-12-29' };

  expect(describeBondStatus(bond, '2026-11-29')).toMatchObject({
    label: 'Cancelled',
    sentence: 'This bond was cancelled before its first day. It never takes effect.',
  });
});

describe('the last day of a cancelled bond', () => {
  it.each([
    ['2026-11-23', 'Ends'],
    ['2026-11-22', 'Ended'],
    [undefined, 'Ended'],
  ])('%s has the label "%s" on November 22, 2026', (cancelledOn, label) => {
    expect(cancelledEndLabel(cancelledOn, '2026-11-22')).toBe(label);
  });
});

it('a bond that was released is shown as released, whatever its last day', () => {
  const released = { status: 'cancelled', isReleased: true };

  expect(describeBondStatus(released, '2026-11-22')).toEqual({
    label: 'Released',
    tone: 'neutral',
    sentence: 'This bond was released. It still covers what happened while it was in force.',
  });
  expect(describeBondStatus({ ...released, cancelledOn: '2026-11-22' }, '2026-11-22').label).toBe(
    'Released',
  );
  expect(describeBondStatus({ status: 'active', isReleased: false }, '2026-11-22').label).toBe(
    'Active',
  );
});

describe('the last day of a bond', () => {
  it.each([
    ['active', 'Ends'],
    ['pending', 'Ends'],
    ['expired', 'Ended'],
    ['cancelled', undefined],
  ])('for an %s bond is %s', (status, label) => {
    expect(endLabel(status)).toBe(label);
  });
});
