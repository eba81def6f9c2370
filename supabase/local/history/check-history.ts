import type { BondKeySet } from '../../../src/domain/proof/bond-keys.ts';
import {
  historyReportSchema,
  problemLine,
  signatureProblemLine,
} from '../../../src/domain/proof/history-report.ts';
import { verifyProof } from '../../../src/domain/proof/verify-proof.ts';
import type { HistorySource } from './history-source.ts';

/** What a walk through all histories and signatures found: a line for each problem, and what was walked. */
export type HistoryCheck = { problems: string[]; summary: string };

/** Walk the history of every application, and check every signature where the public keys are known. */
export async function checkHistory(
  source: HistorySource,
  keys: BondKeySet | undefined,
): Promise<HistoryCheck> {
  const report = historyReportSchema.parse(await source.report());
  const problems = report.problems.map(problemLine);
  let signatures = 0;

  if (keys) {
    for await (const { bondNumber, revision, ...proof } of source.manifests()) {
      signatures += 1;
      const line = signatureProblemLine(bondNumber, revision, await verifyProof(proof, keys));
      if (line !== undefined) problems.push(line);
    }
  }

  const walked = `${report.events} events of ${report.applications} applications`;
  return {
    problems,
    summary: keys
      ? `${walked} and ${signatures} signatures were checked.`
      : `${walked} were checked. No signature was: set BOND_PUBLIC_KEYS to the keys that the site publishes.`,
  };
}
