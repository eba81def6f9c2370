import type { BondKeySet } from '../../../src/domain/proof/bond-keys.ts';
import {
  historyReportSchema,
  missingRevisions,
  missingSignatureLine,
  problemLine,
  signatureProblemLine,
  unsignedBondLine,
} from '../../../src/domain/proof/history-report.ts';
import { verifyProof } from '../../../src/domain/proof/verify-proof.ts';
import type { HistorySource, SignedBond } from './history-source.ts';

/** What a walk through all histories and signatures found: a line for each problem, and what was walked. */
export type HistoryCheck = { problems: string[]; summary: string };

/** Signatures that were checked, and those of keys that are not published any more. */
type Tally = { checked: number; withdrawn: number };

/** Walk the history of every application, and check every signature where the public keys are known. */
export async function checkHistory(
  source: HistorySource,
  keys: BondKeySet | undefined,
): Promise<HistoryCheck> {
  const report = historyReportSchema.parse(await source.report());
  const problems = report.problems.map(problemLine);
  const tally: Tally = { checked: 0, withdrawn: 0 };
  const unsigned: SignedBond[] = [];
  let lastSigned = '';

  for await (const bond of source.bonds()) {
    if (bond.manifests.length > 0) {
      lastSigned = bond.issuedAt > lastSigned ? bond.issuedAt : lastSigned;
    } else if (bond.hasPapers) {
      unsigned.push(bond);
    }

    for (const revision of missingRevisions(bond.manifests)) {
      problems.push(missingSignatureLine(bond.bondNumber, revision));
    }
    if (keys) problems.push(...(await checkSignatures(bond, keys, tally)));
  }

  // Who signs the bonds signs the oldest first: one without a signature among signed ones has lost it.
  for (const { bondNumber, issuedAt } of unsigned) {
    if (issuedAt < lastSigned) problems.push(unsignedBondLine(bondNumber));
  }

  return { problems, summary: summaryOf(report, keys && tally) };
}

/**
 * The lines about what was signed of a bond. A key that is withdrawn is not published any more, and what it had signed is
 * signed again: an earlier revision of a key that is not there is no problem, the last one is.
 */
async function checkSignatures(
  { bondNumber, manifests }: SignedBond,
  keys: BondKeySet,
  tally: Tally,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [index, { revision, ...proof }] of manifests.entries()) {
    const verdict = await verifyProof(proof, keys);
    if (verdict.outcome === 'unknown-key' && index < manifests.length - 1) {
      tally.withdrawn += 1;
      continue;
    }

    tally.checked += 1;
    const line = signatureProblemLine(bondNumber, revision, verdict);
    if (line !== undefined) lines.push(line);
  }

  return lines;
}

function summaryOf(
  { events, applications }: { events: number; applications: number },
  tally: Tally | undefined,
): string {
  const walked = `${events} events of ${applications} applications`;
  if (!tally) {
    return `${walked} were checked. No signature was: set BOND_PUBLIC_KEYS to the keys that the site publishes.`;
  }

  const checked = `${walked} and ${tally.checked} signatures were checked.`;
  return tally.withdrawn === 0
    ? checked
    : `${checked} ${tally.withdrawn} earlier signatures were not: their keys are not published any more.`;
}
