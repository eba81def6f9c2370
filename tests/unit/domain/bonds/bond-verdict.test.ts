import { describe, expect, it } from 'vitest';
import { verdictOn } from '~/domain/bonds/bond-verdict';
import type { BondVerification } from '~/domain/bonds/bond-verification';

const TODAY = '2026-11-21';

function aBond(changes: Partial<BondVerification> = {}): BondVerification {
  return {
    status: 'active',
    number: 'MSB-27182818',
    principal: 'Marisol Okafor',
    obligee: 'State of Texas',
    amount: 1_000_000,
    powerLimit: 1_000_000,
    powerDate: '2026-11-01',
    issuedOn: '2026-11-01',
    effectiveDate: '2026-11-15',
    expiryDate: '2030-11-15',
    cancelledOn: null,
    changedOn: null,
    papers: {
      ...{ bond: 'a'.repeat(64), powerOfAttorney: 'b'.repeat(64) },
      ...{ continuations: [], riders: [] },
    },
    proof: null,
    ...changes,
  };
}

describe('verdictOn', () => {
  it.each([
    ['in force', {}, 'good', 'This bond is genuine and in force'],
    ['in force from today', { effectiveDate: TODAY }, 'good', 'This bond is genuine and in force'],
    ['without a last day', { expiryDate: null }, 'good', 'This bond is genuine and in force'],
    [
      'in force from tomorrow',
      { effectiveDate: '2026-11-22' },
      'caution',
      'This bond is genuine and takes effect later',
    ],
    ['not in force yet', { status: 'pending' }, 'caution', 'This bond is not in force yet'],
    ['on its last day', { expiryDate: '2026-11-22' }, 'good', 'This bond is genuine and in force'],
    ['past it', { expiryDate: TODAY }, 'bad', 'This bond has expired'],
    ['recorded as expired', { status: 'expired' }, 'bad', 'This bond has expired'],
    ['cancelled', { status: 'cancelled' }, 'bad', 'This bond was cancelled'],
    [
      'cancelled and past its last day',
      { status: 'cancelled', expiryDate: TODAY },
      'bad',
      'This bond was cancelled',
    ],
  ] as const)('of a bond %s', (_, changes, tone, title) => {
    expect(verdictOn(aBond(changes), TODAY)).toMatchObject({ tone, title });
  });

  it('names the day on which a bond ended, where it had one', () => {
    expect(verdictOn(aBond({ expiryDate: TODAY }), TODAY).text).toContain(
      'On November 21, 2026 it ended.',
    );
    expect(verdictOn(aBond({ status: 'expired', expiryDate: null }), TODAY).text).toContain(
      'It ended.',
    );
  });

  it.each([
    ['2026-11-22', 'it ends on November 22, 2026'],
    ['2026-11-21', 'It ended on November 21, 2026.'],
  ])('says of a cancelled bond until when it is in force: %s', (cancelledOn, words) => {
    expect(verdictOn(aBond({ status: 'cancelled', cancelledOn }), TODAY).text).toContain(words);
  });

  it('says that a rider changed what the papers say', () => {
    expect(verdictOn(aBond({ changedOn: '2026-11-20' }), TODAY).text).toContain(
      'A rider of November 20, 2026 changed the name or the amount and is part of the bond',
    );
    expect(verdictOn(aBond(), TODAY).text).not.toContain('rider');
  });
});
