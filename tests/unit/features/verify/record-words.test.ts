import { describe, expect, it } from 'vitest';
import {
  certificateFact,
  expiryFact,
  kindFact,
  powerFacts,
  powersTitle,
} from '~/features/verify/record-words';

const OPEN = { expiryDate: null, cancelledOn: null };

describe('the expiry date on the record of a bond', () => {
  it('is left to the page for a bond that runs until it is released', () => {
    expect(expiryFact(OPEN)).toBeUndefined();
  });

  it('is the end of the bid for a bid bond, not its award', () => {
    expect(expiryFact({ ...OPEN, endsAtAward: true })).toBe(
      'Until the bid is rejected or the contract is signed and bonded',
    );
  });

  it('does not promise a release for such a bond after it was cancelled', () => {
    expect(expiryFact({ ...OPEN, cancelledOn: '2026-01-22' })).toBe('None');
  });

  it('is the last day where the papers name it', () => {
    const ended = { ...OPEN, expiryDate: '2027-01-01', cancelledOn: '2026-12-01' };

    expect(expiryFact(ended)).toBe('January 1, 2027');
    expect(expiryFact({ ...ended, lastDay: '2026-12-31' })).toBe('December 31, 2026');
  });
});

describe('the powers of attorney on the record', () => {
  const newest = { powerLimit: 9_500_000, powerDate: '2026-12-01', status: 'active' } as const;
  const powers = [
    { number: 'MSP-27182818', limit: 8_500_000, date: '2026-11-30' },
    { number: 'MSP-27182818-1', limit: 9_500_000, date: '2026-12-01', rider: 1 },
  ];

  it('are that of the bond and those of its riders, each with its own limit and date', () => {
    expect(Object.fromEntries(powerFacts({ ...newest, powers }))).toEqual({
      powerNumber: 'MSP-27182818; MSP-27182818-1 with rider No. 1',
      powerLimit: '$85,000.00; $95,000.00 with rider No. 1',
      powerDate: 'November 30, 2026; December 1, 2026 with rider No. 1',
    });
  });

  it('have a heading that says whether there are several', () => {
    expect(powersTitle({})).toBe('Its power of attorney');
    expect(powersTitle({ powers: powers.slice(0, 1) })).toBe('Its power of attorney');
    expect(powersTitle({ powers })).toBe('Its powers of attorney');
  });

  it('have no date before the bond is signed, and no number in an answer of an older version', () => {
    expect(Object.fromEntries(powerFacts({ ...newest, status: 'pending' }))).toEqual({
      powerNumber: undefined,
      powerLimit: '$95,000.00',
      powerDate: undefined,
    });
  });
});

describe('the last certificate on the record', () => {
  const dates = { startsOn: '2027-12-01', endsOn: '2028-12-01', signedOn: '2027-11-02' };
  const certified = (...continuations: object[]) => ({
    papers: {
      ...{ bond: null, powerOfAttorney: null, riders: [] },
      continuations: continuations.map((certificate) => ({
        term: 2,
        sha256: 'ab',
        ...certificate,
      })),
    },
  });

  it('is that of the newest term, with the days that it prints', () => {
    const papers = certified({ ...dates, startsOn: '2026-12-01' }, dates);

    expect(certificateFact(papers)).toBe(
      'December 1, 2027 to December 1, 2028, signed on November 2, 2027',
    );
    expect(certificateFact({ ...papers, lastDay: '2028-11-30' })).toBe(
      'December 1, 2027 to November 30, 2028, signed on November 2, 2027',
    );
  });

  it('is left out for a bond without one, or without its days', () => {
    expect(certificateFact(certified())).toBeUndefined();
    expect(certificateFact(certified({}))).toBeUndefined();
  });
});

describe('the kind of bond on the record', () => {
  const names = { notary: 'Notary Bond' };

  it('is its name and its state', () => {
    expect(kindFact({ bondType: 'notary', stateCode: 'TN' }, names)).toBe('Notary Bond, Tennessee');
  });

  it('is left out for a bond that we no longer sell', () => {
    expect(kindFact({ bondType: 'street-vendor', stateCode: 'TN' }, names)).toBeUndefined();
  });
});
