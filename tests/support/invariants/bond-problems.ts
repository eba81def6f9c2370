import { createHash } from 'node:crypto';
import { readManifest } from '../../../src/domain/proof/bond-manifest.ts';
import { verifyProof } from '../../../src/domain/proof/verify-proof.ts';
import { SECRET_KEY } from '../keys.ts';
import type { Stack } from '../../../supabase/local/stack.ts';
import type { BondFacts } from './application-facts.ts';

/**
 * The problems of a bond that should be in force: every paper must be in Storage as the database records it, and the
 * last signature must be good and name exactly these papers.
 */
export async function findBondProblems(
  stack: Pick<Stack, 'apiUrl' | 'bondKeys'>,
  bond: BondFacts,
): Promise<string[]> {
  const problems = [
    ...(bond.status === 'active' ? [] : [`the bond is ${bond.status}, not active`]),
    ...(await Promise.all(bond.papers.map((paper) => findPaperProblems(stack, paper)))).flat(),
  ];

  return [...problems, ...(await findProofProblems(stack, bond))];
}

async function findPaperProblems(
  { apiUrl }: Pick<Stack, 'apiUrl'>,
  { name, path, sha256 }: BondFacts['papers'][number],
): Promise<string[]> {
  if (path === null) return [`the paper "${name}" is missing`];

  const answer = await fetch(`${apiUrl}/storage/v1/object/bonds/${path}`, {
    headers: { apikey: SECRET_KEY, authorization: `Bearer ${SECRET_KEY}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok) return [`the paper "${name}" is not in Storage (${answer.status})`];

  const found = createHash('sha256').update(bytes).digest('hex');

  return found === sha256 ? [] : [`the paper "${name}" is another file than the database says`];
}

async function findProofProblems(
  { bondKeys }: Pick<Stack, 'bondKeys'>,
  { manifests, papers, expiry_date: endsOn }: BondFacts,
): Promise<string[]> {
  const last = manifests.at(-1);
  if (last === undefined) return ['the bond is not signed'];

  const { outcome } = await verifyProof({ ...last, keyId: last.key_id }, bondKeys);
  if (outcome !== 'good') return [`the last signature is not good: ${outcome}`];

  const manifest = readManifest(last.manifest);
  const signed = manifest?.papers.map(({ sha256 }) => sha256) ?? [];
  const unsigned = papers.filter(({ sha256 }) => sha256 !== null && !signed.includes(sha256));

  return [
    ...unsigned.map(({ name }) => `the last signature does not cover the paper "${name}"`),
    ...(manifest?.expiryDate === endsOn
      ? []
      : ['the last signature names another end of the bond']),
  ];
}
