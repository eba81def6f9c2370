import { strToU8, zipSync, type Zippable } from 'fflate';
import { BONDS_BUCKET } from '../../../src/domain/bonds/bond-files.ts';
import { termsFileName } from '../../../src/domain/papers/file-names.ts';
import {
  bundleNote,
  historyText,
  reportUsesText,
  withoutStaffRecords,
  type BundledPaper,
  type BundledTerms,
} from '../../../src/domain/proof/audit-words.ts';
import { sha256Hex } from '../../../src/domain/proof/sha256.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { DependencyError } from '../_shared/failures.ts';
import { TERMS } from '../_shared/papers/paper-words.ts';
import { makeTermsPaper } from '../_shared/papers/terms-paper.ts';
import type { BondFacts } from '../_shared/proof/bond-facts.ts';
import { loadHistory, type ApplicationHistory } from './application-history.ts';
import { loadReportUses } from './report-uses.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** PDF files are already compressed, so store them without compression. */
const AS_IT_IS = { level: 0 } as const;

/** Pack a bond's papers, signed manifest, history and accepted terms into one ZIP file. */
export async function packBundle(
  { database, allowedOrigins, now }: Pick<Dependencies, 'database' | 'allowedOrigins' | 'now'>,
  facts: BondFacts,
  { isForOwner }: { isForOwner: boolean },
): Promise<Uint8Array> {
  const [papers, history, reportUses] = await Promise.all([
    Promise.all(facts.papers.map((paper) => fetchPaper(database, paper))),
    loadHistory(database, facts.applicationId),
    loadReportUses(database, facts.applicationId, isForOwner ? facts.ownerId : undefined),
  ]);
  const terms = await packTerms(history);
  const events = isForOwner ? withoutStaffRecords(history.events) : history.events;
  const proof = facts.signed?.proof;
  const note = bundleNote({
    bondNumber: facts.number,
    madeAt: now().toISOString(),
    site: allowedOrigins[0] ?? '',
    papers: papers.map(({ paper }) => paper),
    signature: proof,
    terms: terms.told,
    hasReportUses: reportUses.length > 0,
  });

  return zipSync(
    {
      'README.txt': strToU8(note),
      ...Object.fromEntries(papers.map(({ paper, bytes }) => [paper.file, [bytes, AS_IT_IS]])),
      ...(proof && {
        'manifest.json': strToU8(proof.manifest),
        'manifest.signature.json': strToU8(
          asJson({ keyId: proof.keyId, algorithm: 'Ed25519', signature: proof.signature }),
        ),
      }),
      'history.txt': strToU8(historyText(events)),
      'history.json': strToU8(asJson(events)),
      ...(reportUses.length > 0 && { 'credit-reports.txt': strToU8(reportUsesText(reportUses)) }),
      ...terms.files,
    },
    { mtime: now() },
  );
}

async function fetchPaper(
  { storage }: ServiceClient,
  { name, path, sha256 }: BondFacts['papers'][number],
): Promise<{ paper: BundledPaper; bytes: Uint8Array }> {
  const { data, error } = await storage.from(BONDS_BUCKET).download(path);
  if (error) throw new DependencyError('storage', error.name);

  const buffer = await data.arrayBuffer();
  const found = await sha256Hex(buffer);

  return {
    paper: { file: `papers/${name}.pdf`, sha256: found, isUnchanged: found === sha256 },
    bytes: new Uint8Array(buffer),
  };
}

/** Include the terms as a PDF if the accepted version is the current one. */
async function packTerms({
  terms,
}: ApplicationHistory): Promise<{ told: BundledTerms | undefined; files: Zippable }> {
  if (terms?.version !== TERMS.version) return { told: terms, files: {} };

  const file = termsFileName(terms.version);

  return { told: { ...terms, file }, files: { [file]: [await makeTermsPaper(TERMS), AS_IT_IS] } };
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
