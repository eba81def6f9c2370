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
    papers: {
      bond: 'a'.repeat(64),
      powerOfAttorney: 'b'.repeat(64),
      continuations: [],
      riders: [],
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
    ['a specimen in force', { isSpecimen: true }, 'bad', 'Specimen: not a bond'],
    ['not in force yet', { status: 'pending' }, 'caution', 'This bond is not in force yet'],
    ['on its last day', { expiryDate: '2026-11-22' }, 'good', 'This bond is genuine and in force'],
    ['past it', { expiryDate: TODAY }, 'bad', 'This bond has expired'],
    ['recorded as expired', { status: 'expired' }, 'bad', 'This bond has expired'],
    ['cancelled', { status: 'cancelled' }, 'bad', 'This bond was cancelled'],
    [
      'that was released',
      { status: 'cancelled', isReleased: true },
      'bad',
      'This bond was released',
    ],
    [
      'cancelled and past its last day',
      { status: 'cancelled', expiryDate: TODAY },
      'bad',
      'This bond was cancelled',
    ],
  ] as const)('for a bond %s', (_, changes, tone, title) => {
    expect(verdictOn(aBond(changes), TODAY)).toMatchObject({ tone, title });
  });

  it.each([
    ['in force', {}],
    ['in force from tomorrow', { effectiveDate: '2026-11-22' }],
  ] as const)(
    'tells the clerk to compare the facts, and what to do if one differs: %s',
    (_, changes) => {
      expect(verdictOn(aBond(changes), TODAY).text).toContain(
        'Compare the facts below with your copy of the bond. All of them must match. If one differs, do not accept the bond before you have called us.',
      );
    },
  );

  it.each([
    ['2026-11-22', 'It is in force from November 22, 2026 at the earliest. Check again'],
    [TODAY, 'preparing its documents. Check again'],
  ])('names the first day of a bond in preparation until it comes: %s', (effectiveDate, words) => {
    expect(verdictOn(aBond({ status: 'pending', effectiveDate }), TODAY).text).toContain(words);
  });

  it('names the last day of an ended bond, if known', () => {
    expect(verdictOn(aBond({ expiryDate: TODAY }), TODAY).text).toContain(
      'It ended on November 21, 2026.',
    );
    expect(verdictOn(aBond({ status: 'expired', expiryDate: null }), TODAY).text).toContain(
      'It ended.',
    );
  });

  it.each([
    ['2026-11-22', 'the bond is not in force from November 22, 2026 on'],
    ['2026-11-21', 'It has not been in force since November 21, 2026.'],
  ])('names the first day without a cancelled bond: %s', (cancelledOn, words) => {
    expect(verdictOn(aBond({ status: 'cancelled', cancelledOn }), TODAY).text).toContain(words);
  });

  it('says that a bond cancelled before its first day never takes effect', () => {
    const bond = aBond({
      status: 'cancelled',
      effectiveDate: '2027-01-01',
      cancelledOn: '2026-12-29',
    });

    expect(verdictOn(bond, TODAY)).toEqual({
      tone: 'bad',
      title: 'This bond was cancelled',
      text: 'It was cancelled before its first day, January 1, 2027. It never takes effect. Do not accept it.',
    });
  });

  const aRider = (number: number, effectiveOn: string) => ({
    number,
    effectiveOn,
    sha256: 'c'.repeat(64),
    powerSha256: null,
  });
  const withRiders = (riders: ReturnType<typeof aRider>[], changes = {}) =>
    verdictOn(aBond({ papers: { ...aBond().papers, riders }, ...changes }), TODAY).text;
  const FIRST = aRider(1, '2026-11-10');
  const SECOND = aRider(2, '2026-11-20');

  it('asks for every rider, because the bond alone does not show the changes', () => {
    expect(withRiders([])).not.toContain('ider');
    expect(withRiders([FIRST])).toContain(
      'Rider No. 1 of November 10, 2026 is part of the bond: ask for it too',
    );
    expect(withRiders([FIRST, SECOND])).toContain(
      'Riders No. 1 of November 10, 2026 and No. 2 of November 20, 2026 are part of the bond: ask for them too',
    );
  });

  it('asks for the certificate of a continued bond, because the bond alone shows an earlier expiry date', () => {
    const continuations = [{ term: 2, sha256: 'd'.repeat(64) }];
    const papers = { ...aBond().papers, continuations };

    expect(verdictOn(aBond({ papers }), TODAY).text).toBe(
      'We issued it. Compare the facts below with your copy of the bond. It was continued: ask for the continuation certificate too, because the bond itself shows an earlier expiry date. All other facts must match. If one differs, do not accept the bond before you have called us.',
    );
    expect(verdictOn(aBond({ papers, expiryDate: null }), TODAY).text).not.toContain('certificate');
  });

  it('does not claim that every fact matches a bond that a rider changed', () => {
    const text = withRiders([FIRST]);

    expect(text).not.toContain('All of them must match');
    expect(text).toContain('All other facts must match. If one differs, do not accept the bond');
  });

  it('never sends the holder of an ended bond for a certificate, because an ended bond is not renewed', () => {
    const { text } = verdictOn(aBond({ status: 'expired' }), TODAY);

    expect(text).toContain('Ask the principal for a new bond. It may still cover what happened');
    expect(text).not.toContain('certificate');
  });

  it('asks for the riders even when the bond takes effect later', () => {
    expect(withRiders([FIRST], { effectiveDate: '2026-11-22' })).toContain('ask for it too');
  });
});
