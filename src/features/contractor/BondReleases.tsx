import { useStore } from '@nanostores/react';
import { pairName } from '~/domain/bonds/companion-words';
import type { ProofKind } from '~/domain/bond-requests/request-proofs';
import {
  endedBidProof,
  endedFinalProof,
  PROJECT_BOND_NAMES,
} from '~/domain/contractors/bond-progress';
import type { Project } from '~/domain/contractors/contractor-desk';
import { PROJECT_BONDS, type ProjectBond } from '~/domain/contractors/project-quote';
import { releaseRequestPath } from '~/domain/dashboard/request-address';
import { $sentBonds, sentKey, type SentBond } from '~/stores/project-applications';
import { Alert } from '~/ui/Alert';

/** What to send us for each proof. */
const WORDS: Readonly<Partial<Record<ProofKind, string>>> = {
  award_to_another:
    'The owner no longer needs it. Send us the notice that the job went to another bidder, or that all bids were rejected, and we end the bond.',
  contract_bonded:
    'The performance and payment bonds replace it. Send us the signed contract, and we end the bond.',
  obligee_release:
    'Closing the job here does not end it. Send us the owner’s written release, when the work is accepted and everyone is paid.',
  acceptance_of_work:
    'Closing the job here does not end it. Send us the owner’s written acceptance of the work, and we end the bond.',
  final_waivers:
    'Closing the job here does not end it. Send us the final lien waivers or a sworn statement that everyone is paid, and we end the bond.',
};

/** The bonds of a project that have nothing left to secure and are still active, each with the request to end it. */
export function BondReleases({ project }: { project: Project }) {
  const sentBonds = useStore($sentBonds);

  return PROJECT_BONDS.map((bond) => {
    const sent = sentBonds.get(sentKey(project, bond));

    return sent && <Release key={bond} stage={project.stage} bond={bond} sent={sent} />;
  });
}

type ReleaseProps = { stage: Project['stage']; bond: ProjectBond; sent: SentBond };

function Release({ stage, bond, sent: { bond: issued, companion } }: ReleaseProps) {
  const proof =
    bond === 'bid-bond' ? endedBidProof(stage) : endedFinalProof(stage, bond, companion);
  if (!proof || !issued?.isActive) return null;

  const name = `${PROJECT_BOND_NAMES[bond]} ${issued.number}`;
  if (issued.isReleaseAsked) {
    return (
      <p className="max-w-text text-muted">
        You asked us to end {name.charAt(0).toLowerCase() + name.slice(1)}. We answer by email.
      </p>
    );
  }

  return (
    <Alert
      type="info"
      title={`${pairName(name, companion)} is still active`}
      actions={
        <a className="button button-secondary" href={releaseRequestPath(issued.id, proof)}>
          Ask us to end it
        </a>
      }
    >
      {WORDS[proof]}
    </Alert>
  );
}
