import {
  readManifest,
  saysTheSame,
  writeManifest,
  type BondManifest,
} from '../../../../src/domain/proof/bond-manifest.ts';
import { agencyDay } from '../../../../src/domain/business-day.ts';
import { isDemonstration } from '../demonstration.ts';
import type { Dependencies } from '../dependencies.ts';
import { DependencyError } from '../failures.ts';
import { describeError } from '../log.ts';
import { SURETY } from '../papers/paper-words.ts';
import { loadBondFacts, type BondFacts } from './bond-facts.ts';
import { signText } from './signing-key.ts';

/** The result of signing; `no-papers` if the bond has nothing to sign yet. */
export type SigningOutcome = 'signed' | 'unchanged' | 'no-papers';

type Needs = Pick<Dependencies, 'database' | 'signingKey' | 'now'>;

/** Maximum number of tries if another call signs the same bond meanwhile. */
const MAX_TRIES = 3;

/**
 * Sign the current facts of a bond after its papers were stored or changed. Repeated calls are safe, because an
 * unchanged bond is not signed again. Never rejects: a bond that could not be signed is still issued, the failure is
 * logged, and `sign-manifests` signs the bond later.
 */
export async function signManifest(
  dependencies: Needs & Pick<Dependencies, 'log'>,
  bondId: string,
): Promise<void> {
  try {
    await signBond(dependencies, bondId);
  } catch (error) {
    dependencies.log({ ...describeError('sign-manifest', error), failure: 'not-signed' });
  }
}

/**
 * Like `signManifest`, but returns the result. Manifests signed by the key with the id `replacedKey` are signed again
 * even if nothing changed. Rejects if the bond cannot be read or the manifest cannot be stored.
 */
export async function signBond(
  { database, signingKey, now }: Needs,
  bondId: string,
  replacedKey?: string,
): Promise<SigningOutcome> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const facts = await loadBondFacts(database, bondId);
    if (facts === undefined || facts.papers.length === 0) return 'no-papers';

    const before = facts.signed && readManifest(facts.signed.proof.manifest);
    const manifest = manifestOf(facts, before, { keyId: signingKey.id, signedAt: now() });
    if (before && before.keyId !== replacedKey && isUnchanged(before, manifest)) return 'unchanged';

    const text = writeManifest(manifest);
    const { data, error } = await database.rpc('store_bond_manifest', {
      of_bond: bondId,
      after_revision: facts.signed?.revision ?? 0,
      new_manifest: text,
      new_signature: await signText(signingKey, text),
      new_key_id: signingKey.id,
    });
    if (error) throw new DependencyError('database', error.code);
    if (data === true) return 'signed';
  }

  throw new DependencyError('database', 'signed-meanwhile');
}

/** The application's history grows after the issue. Growth alone is no reason to sign again. */
function isUnchanged(before: BondManifest, manifest: BondManifest): boolean {
  return saysTheSame(before, { ...manifest, history: before.history });
}

/** The manifest of a bond's current facts. The surety stays the one in the first signed manifest. */
function manifestOf(
  facts: BondFacts,
  before: BondManifest | undefined,
  { keyId, signedAt }: { keyId: string; signedAt: Date },
): BondManifest {
  return {
    version: 1,
    bondNumber: facts.number,
    bondType: facts.bondSlug,
    stateCode: facts.stateCode,
    principal: facts.principal,
    obligee: facts.obligee,
    surety: before?.surety ?? SURETY.name,
    penalSumCents: facts.amount,
    powerLimitCents: facts.powerLimit,
    issuedOn: agencyDay(new Date(facts.issuedAt)),
    effectiveDate: facts.effectiveDate,
    expiryDate: facts.expiryDate,
    ...(facts.lastDay !== null && { lastDay: facts.lastDay }),
    ...(facts.plan && { ratePlan: facts.plan }),
    papers: facts.papers.map(({ name, sha256 }) => ({ name, sha256 })),
    history: facts.history,
    verifyIdSha256: facts.verifyIdSha256,
    issuedAt: facts.issuedAt,
    signedAt: signedAt.toISOString(),
    keyId,
    ...((before?.specimen || isDemonstration()) && { specimen: true }),
  };
}
