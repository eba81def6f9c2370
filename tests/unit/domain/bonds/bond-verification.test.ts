import { describe, expect, it } from 'vitest';
import { readVerification, type BondVerification } from '~/domain/bonds/bond-verification';

const A_POWER = { number: 'MSP-27182818', limit: 1_000_000, date: '2026-11-20' };
const A_RIDER = { number: 1, effectiveOn: '2026-11-20', sha256: 'd'.repeat(64), powerSha256: null };

function aBond(changes: Partial<BondVerification> = {}): BondVerification {
  return {
    status: 'active',
    number: 'MSB-27182818',
    principal: 'Marisol Okafor',
    obligee: 'State of Texas',
    amount: 1_000_000,
    powerLimit: 1_000_000,
    powerDate: '2026-11-20',
    issuedOn: '2026-11-01',
    effectiveDate: '2026-11-15',
    expiryDate: '2030-11-15',
    cancelledOn: null,
    papers: {
      bond: 'a'.repeat(64),
      powerOfAttorney: 'b'.repeat(64),
      continuations: [{ term: 2, sha256: 'c'.repeat(64) }],
      riders: [
        { ...A_RIDER, number: 1, powerSha256: 'e'.repeat(64) },
        { ...A_RIDER, number: 2, sha256: null },
      ],
    },
    proof: null,
    ...changes,
  };
}

function withCertificate(certificate: unknown): unknown {
  return { ...aBond(), papers: { ...aBond().papers, continuations: [certificate] } };
}

function withRider(changes: object): unknown {
  return { ...aBond(), papers: { ...aBond().papers, riders: [{ ...A_RIDER, ...changes }] } };
}

describe('readVerification', () => {
  it.each([
    ['a bond with a last day', aBond()],
    ['a bond without one', aBond({ expiryDate: null })],
    ['a bond with a payee', aBond({ payee: 'The State of Texas' })],
    ['a bond with a case number', aBond({ caseNumber: '2026-ES-10-01234' })],
    ['a bond with its powers', aBond({ powers: [A_POWER] })],
    ['a bond with a rider that raises it', withRider({ amount: { before: 1, after: 2 } })],
    [
      'a continued bond',
      aBond({
        papers: {
          ...aBond().papers,
          continuations: [
            { term: 2, sha256: 'ab' },
            {
              term: 3,
              sha256: 'cd',
              startsOn: '2027-12-01',
              endsOn: '2028-12-01',
              signedOn: '2027-11-02',
            },
          ],
        },
      }),
    ],
    ['a signed bond', aBond({ proof: { manifest: '{}', signature: 'c2ln', keyId: '2026-01' } })],
    [
      'a bond without papers',
      aBond({ papers: { bond: null, powerOfAttorney: null, continuations: [], riders: [] } }),
    ],
  ])('reads %s', (_, bond) => {
    expect(readVerification(JSON.parse(JSON.stringify(bond)))).toEqual(bond);
  });

  it('ignores an invalid proof', () => {
    for (const proof of [undefined, 'signed', { manifest: '{}', signature: 5, keyId: 'x' }]) {
      expect(readVerification({ ...aBond(), proof })).toEqual(aBond());
    }
  });

  it.each([
    ['nothing', null],
    ['a text', 'active'],
    ['no papers', { ...aBond(), papers: null }],
    ['a status of another kind', { ...aBond(), status: 'lost' }],
    ['no principal', { ...aBond(), principal: undefined }],
    ['an amount as text', { ...aBond(), amount: '10000' }],
    ['a payee that is a number', { ...aBond(), payee: 5 }],
    ['powers that are no list', { ...aBond(), powers: A_POWER }],
    ['a power that is none', { ...aBond(), powers: [null] }],
    ['a power without its number', { ...aBond(), powers: [{ ...A_POWER, number: 5 }] }],
    ['a power without its date', { ...aBond(), powers: [{ ...A_POWER, date: null }] }],
    ['a power without its limit', { ...aBond(), powers: [{ ...A_POWER, limit: '1' }] }],
    ['a rider with half of its change', withRider({ amount: { before: 1 } })],
    ['a rider whose change is a number', withRider({ amount: 2 })],
    ['a case number that is no text', { ...aBond(), caseNumber: 5 }],
    ['a last day that is a number', { ...aBond(), expiryDate: 5 }],
    ['a hash that is a number', { ...aBond(), papers: { ...aBond().papers, bond: 1 } }],
    [
      'half of the hashes',
      { ...aBond(), papers: { ...aBond().papers, powerOfAttorney: undefined } },
    ],
    ['no list of certificates', { ...aBond(), papers: { bond: null, powerOfAttorney: null } }],
    ['a certificate that is none', withCertificate('c'.repeat(64))],
    ['a certificate of no term', withCertificate({ sha256: 'c'.repeat(64) })],
    ['a certificate without its hash', withCertificate({ term: 2 })],
    [
      'a certificate whose day is a number',
      withCertificate({ term: 2, sha256: 'c'.repeat(64), startsOn: 5 }),
    ],
    ['no list of riders', { ...aBond(), papers: { ...aBond().papers, riders: undefined } }],
    ['a rider without its number', withRider({ number: 'one' })],
    ['a rider without its day', withRider({ effectiveOn: null })],
    ['a rider whose hash is a number', withRider({ sha256: 1 })],
    ['a rider whose power is left out', withRider({ powerSha256: undefined })],
    ['a rider that is none', { ...aBond(), papers: { ...aBond().papers, riders: [null] } }],
  ])('refuses %s', (_, answer) => {
    expect(readVerification(answer)).toBeUndefined();
  });
});
