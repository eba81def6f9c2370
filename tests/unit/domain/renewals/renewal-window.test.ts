import { describe, expect, it } from 'vitest';
import {
  findRenewalState,
  type RenewalFacts,
  renewalRefusal,
} from '~/domain/renewals/renewal-window';

const DUE = '2027-03-01';

const upcoming = { nextDue: DUE, status: 'upcoming' } as const;

function aBond(changes: Partial<RenewalFacts> = {}): RenewalFacts {
  return { status: 'active', expiryDate: DUE, renewals: [upcoming], ...changes };
}

describe('findRenewalState', () => {
  it.each([
    ['91 days before', '2026-11-30', { name: 'later', opensOn: '2026-12-01' }],
    ['90 days before', '2026-12-01', { name: 'open', startsOn: DUE }],
    ['on the last day', '2027-02-28', { name: 'open', startsOn: DUE }],
    ['when the term is over', DUE, { name: 'closed' }],
  ])('is %s', (_, today, standing) => {
    expect(findRenewalState(aBond(), today)).toEqual(standing);
  });

  it('is in progress after an application was submitted, even after the term', () => {
    const started = aBond({ renewals: [{ nextDue: DUE, status: 'started' }] });

    expect(findRenewalState(started, '2027-01-01')).toEqual({ name: 'under-way' });
    expect(findRenewalState({ ...started, status: 'expired' }, '2027-03-05')).toEqual({
      name: 'under-way',
    });
  });

  it('is renewed until the end of the next term comes near', () => {
    const renewed = aBond({
      expiryDate: '2028-03-01',
      renewals: [
        { nextDue: '2028-03-01', status: 'upcoming' },
        { nextDue: DUE, status: 'renewed' },
      ],
    });

    expect(findRenewalState(renewed, '2027-01-01')).toEqual({
      name: 'renewed',
      opensOn: '2027-12-02',
    });
    expect(findRenewalState(renewed, '2027-12-02')).toEqual({
      name: 'open',
      startsOn: '2028-03-01',
    });
  });

  it.each(['pending', 'expired', 'cancelled'])('is closed for a bond that is %s', (status) => {
    expect(findRenewalState(aBond({ status }), '2027-01-01')).toEqual({ name: 'closed' });
  });

  it('is closed for a bond without a next term', () => {
    const lapsed = aBond({ renewals: [{ nextDue: DUE, status: 'lapsed' }] });

    expect(findRenewalState(lapsed, '2027-01-01')).toEqual({ name: 'closed' });
    expect(findRenewalState(aBond({ renewals: [] }), '2027-01-01')).toEqual({ name: 'closed' });
  });

  it('stays open for a bond without an end whose premium is overdue', () => {
    expect(findRenewalState(aBond({ expiryDate: undefined }), '2027-03-05')).toEqual({
      name: 'open',
      startsOn: DUE,
    });
  });

  it('uses the term that is due first', () => {
    const renewals = [{ nextDue: '2028-03-01', status: 'upcoming' } as const, upcoming];

    expect(findRenewalState(aBond({ renewals }), '2027-01-01')).toMatchObject({ startsOn: DUE });
  });
});

it('a refusal tells whether another renewal was first', () => {
  expect(
    (
      [
        { name: 'under-way' },
        { name: 'renewed', opensOn: DUE },
        { name: 'later', opensOn: DUE },
        { name: 'closed' },
      ] as const
    ).map(renewalRefusal),
  ).toEqual(['already-renewed', 'already-renewed', 'not-renewable', 'not-renewable']);
});
