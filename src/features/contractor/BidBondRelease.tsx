import { useStore } from '@nanostores/react';
import { endedBidProof } from '~/domain/contractors/bond-progress';
import type { Project } from '~/domain/contractors/contractor-desk';
import { releaseRequestPath } from '~/domain/dashboard/request-address';
import { $sentBonds, sentKey } from '~/stores/project-applications';
import { Alert } from '~/ui/Alert';

/** After the bid is lost or its contract is bonded: the bid bond that is still active, and the request to end it. */
export function BidBondRelease({ project }: { project: Project }) {
  const bond = useStore($sentBonds).get(sentKey(project, 'bid-bond'))?.bond;
  const proof = endedBidProof(project.stage);
  if (!proof || !bond?.isActive) return null;

  if (bond.isReleaseAsked) {
    return (
      <p className="max-w-text text-muted">
        You asked us to end bid bond {bond.number}. We answer by email.
      </p>
    );
  }

  return (
    <Alert
      type="info"
      title={`Bid bond ${bond.number} is still active`}
      actions={
        <a className="button button-secondary" href={releaseRequestPath(bond.id, proof)}>
          Ask us to end it
        </a>
      }
    >
      {proof === 'award_to_another'
        ? 'The owner no longer needs it. Send us the notice that the job went to another bidder, or that all bids were rejected, and we end the bond.'
        : 'The performance and payment bonds replace it. Send us the signed contract, and we end the bond.'}
    </Alert>
  );
}
