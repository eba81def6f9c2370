import type { BondVerification } from '~/domain/bonds/bond-verification';
import type { ManifestPaper } from '~/domain/proof/bond-manifest';
import { checkSignature } from './check-signature';
import { letCompare } from './compare-paper';
import type { VerifyParts } from './page-parts';
import { letSaveProof } from './save-proof';
import { signatureWords } from './proof-words';

/** The title of a record with a bad signature, whatever its status. */
const NOT_TO_BE_TRUSTED = 'Do not accept this bond yet';

/**
 * Show whether the record of a bond is signed, and let the visitor compare a file with the bond's papers. Once the
 * signature is good, the comparison uses the signed papers. Never rejects.
 */
export async function showSignature(
  parts: VerifyParts,
  bond: BondVerification,
  verifyToken: string,
): Promise<void> {
  let papers = recordedPapers(bond);
  parts.paperCheck.hidden = papers.length === 0; // no paper has been made yet, so no file can match
  letCompare(parts, () => papers);

  const { finding, evidence } = await checkSignature(bond, verifyToken);
  const { tone, text } = signatureWords(finding);
  parts.signature.textContent = text;
  parts.signature.dataset['signature'] = tone;

  if (tone === 'bad') {
    // The verdict on a specimen is final: there is no bond to accept later.
    if (!bond.isSpecimen) showDistrust(parts, text);
    parts.signature.hidden = true;
    parts.paperCheck.hidden = true; // no trusted paper is left to compare a file with
  }
  if (finding.outcome === 'good') papers = finding.manifest.papers;
  if (evidence) letSaveProof(parts.saveProof, { ...evidence, bond });
}

function showDistrust(parts: VerifyParts, text: string): void {
  parts.verdict.dataset['verdict'] = 'bad';
  parts.verdictTitle.textContent = NOT_TO_BE_TRUSTED;
  parts.verdictText.textContent = text;
  parts.status.textContent = `${NOT_TO_BE_TRUSTED}. ${text}`;
}

function recordedPapers({ papers }: BondVerification): readonly ManifestPaper[] {
  const { bond, powerOfAttorney, continuations, riders } = papers;

  return [
    ...(bond === null ? [] : [{ name: 'bond', sha256: bond }]),
    ...(powerOfAttorney === null ? [] : [{ name: 'power-of-attorney', sha256: powerOfAttorney }]),
    ...continuations.map(({ term, sha256 }) => ({ name: `continuation-${term}`, sha256 })),
    ...riders.flatMap(({ number, sha256, powerSha256 }) => [
      ...(sha256 === null ? [] : [{ name: `rider-${number}`, sha256 }]),
      ...(powerSha256 === null
        ? []
        : [{ name: `power-of-attorney-${number}`, sha256: powerSha256 }]),
    ]),
  ];
}
