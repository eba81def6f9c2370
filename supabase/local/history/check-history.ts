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

/** The result of the check: one line per problem, and the number of checked histories and signatures. */
export type HistoryCheck = { problems: string[]; summary: string };

/** Checked signatures, and signatures by keys that are no longer published. */
type Tally = { checked: number; withdrawn: number };

/** Walk the history of every application, and check every signature if the public keys are known. */
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

  // The oldest bonds are signed first: an unsigned bond among signed ones has lost its signature.
  for (const { bondNumber, issuedAt } of unsigned) {
    if (issuedAt < lastSigned) problems.push(unsignedBondLine(bondNumber));
  }

  return { problems, summary: summaryOf(report, keys && tally) };
}

/**
 * The problems with the manifests of a bond. A withdrawn key is not published any more, and its bonds are signed again.
 * So an unknown key is a problem for the last revision only, not for an earlier one.
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
