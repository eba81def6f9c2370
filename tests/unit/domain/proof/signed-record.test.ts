import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BondVerification } from '~/domain/bonds/bond-verification';
import { agreesWithRecord } from '~/domain/proof/signed-record';
import { buildManifest } from '../../../support/bond-key';

const TOKEN = 'Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs';
const verifyIdSha256 = createHash('sha256').update(TOKEN).digest('hex');

const BOND: BondVerification = {
  status: 'active',
  number: 'MSB-27182818',
  principal: 'Marisol Okafor',
  obligee: 'State of Tennessee',
  amount: 1_000_000,
  powerLimit: 1_000_000,
  powerDate: '2026-11-21',
  issuedOn: '2026-11-21',
  effectiveDate: '2026-12-01',
  expiryDate: '2030-12-01',
  cancelledOn: null,
  papers: { bond: null, powerOfAttorney: null, continuations: [], riders: [] },
  proof: null,
};

describe('agreesWithRecord', () => {
  it('is true for the signed bond, whatever its status is now', async () => {
    const cancelled = { ...BOND, status: 'cancelled' } as const;

    expect(await agreesWithRecord(buildManifest({ verifyIdSha256 }), BOND, TOKEN)).toBe(true);
    expect(await agreesWithRecord(buildManifest({ verifyIdSha256 }), cancelled, TOKEN)).toBe(true);
  });

  it('is true for a manifest that names the payee of the paper, and for an older one that names the office', async () => {
    const bond = { ...BOND, obligee: 'Davidson County Clerk', payee: 'The State of Tennessee' };
    const agrees = (obligee: string) =>
      agreesWithRecord(buildManifest({ verifyIdSha256, obligee }), bond, TOKEN);

    expect(await agrees('The State of Tennessee')).toBe(true);
    expect(await agrees('Davidson County Clerk')).toBe(true);
    expect(await agrees('The State of Ohio')).toBe(false);
  });

  it.each([
    ['number', { bondNumber: 'MSB-31415926' }],
    ['principal', { principal: 'Somebody Else' }],
    ['obligee', { obligee: 'State of Ohio' }],
    ['penal sum', { penalSumCents: 1_000_001 }],
    ['limit of the power of attorney', { powerLimitCents: 1 }],
    ['day of signing', { issuedOn: '2026-11-20' }],
    ['first day', { effectiveDate: '2026-12-02' }],
    ['last day', { expiryDate: null }],
    ['verify address', { verifyIdSha256: 'd'.repeat(64) }],
  ])('is false when the record has another %s', async (_, changes) => {
    expect(await agreesWithRecord(buildManifest({ verifyIdSha256, ...changes }), BOND, TOKEN)).toBe(
      false,
    );
  });
});
