import { describe, expect, it } from 'vitest';
import { FIDUCIARY_LABELS } from '~/domain/worksheets/probate-amount';
import { ESTATE_HINTS } from '~/features/worksheets/estate-hints';
import { probateSheet } from '~/features/worksheets/probate-sheet';

describe('the probate worksheet', () => {
  it('lets a guardian of an adult choose, and cites the rule for guardians', () => {
    const sheet = probateSheet({ GA: { estate: 'confirm', guardian: 'confirm' } });

    expect(Object.values(FIDUCIARY_LABELS)).toContain('Guardian or conservator of an adult');
    expect(sheet.rule?.({ state: 'GA', who: 'adultGuardian' })).toBe('GA-guardian');
    expect(sheet.rule?.({ state: 'GA', who: 'administrator' })).toBe('GA');
  });

  it('says where it asks for restricted deposits that joint control does not lower the amount', () => {
    expect(ESTATE_HINTS.deposits).toContain('Joint control does not lower the amount');
  });
});
