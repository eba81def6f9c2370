/** The query of the dashboard that opens the form for the release of a bond, with its proof chosen. */
import { PROOF_KINDS, type ProofKind } from '../bond-requests/request-proofs.ts';

/** The address of a bond's page with the request for its release open. */
export function releaseRequestPath(bondId: string, proof: ProofKind): string {
  return `/dashboard?${new URLSearchParams({ bond: bondId, release: proof }).toString()}`;
}

/** The proof of the release to ask for. Undefined when the address opens no request. */
export function readReleaseProof(search: string): ProofKind | undefined {
  const proof = new URLSearchParams(search).get('release');

  return PROOF_KINDS.find((kind) => kind === proof);
}

/** The query without the request, once the form is open. */
export function withoutRelease(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('release');
  const text = query.toString();

  return text === '' ? '' : `?${text}`;
}
