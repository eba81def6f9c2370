import { useStore } from '@nanostores/react';
import { useState } from 'react';
import {
  bondProgressWords,
  bondsAtStage,
  bondsToFollow,
  haveFinals,
  mayApply,
  PROJECT_BOND_NAMES,
} from '~/domain/contractors/bond-progress';
import { pairName } from '~/domain/bonds/companion-words';
import type { ContractorDesk, Project } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { formatWholeMoney } from '~/domain/money';
import type { ProjectBond } from '~/domain/contractors/project-quote';
import { startProjectQuote } from '~/stores/contractor-desk';
import { $sentBonds, sentKey } from '~/stores/project-applications';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';

const LABELS: Readonly<Record<ProjectBond, string>> = {
  'bid-bond': 'Get the bid bond',
  'performance-bond': 'Apply for the final bonds',
  'payment-bond': 'Apply for the payment bond',
};

const TOO_MANY_DRAFTS =
  'Your account has too many unfinished applications. Delete one on the dashboard, then try again.';

/** The applications that follow from the stage of a project: a button for each, filled in, and its progress once it was sent. */
export function BondLinks({ desk, project }: { desk: ContractorDesk; project: Project }) {
  const [failure, setFailure] = useState<string>();
  const { isPending, run } = useOnceAtATime(async (bond: ProjectBond) => {
    setFailure(undefined);
    const started = await startProjectQuote(bond, desk, project);
    if (started.ok) window.location.assign(started.value);
    else
      setFailure(
        started.code === 'too-many-drafts' ? TOO_MANY_DRAFTS : DESK_FAILURES[started.code],
      );
  });
  const sentBonds = useStore($sentBonds);
  const bonds = bondsToFollow(project.stage).map((bond) => ({
    bond,
    name: pairName(PROJECT_BOND_NAMES[bond], sentBonds.get(sentKey(project, bond))?.companion),
    status: sentBonds.get(sentKey(project, bond))?.status,
    issued: sentBonds.get(sentKey(project, bond))?.bond,
  }));
  const sent = bonds.flatMap(({ status, ...one }) => (status ? [{ ...one, status }] : []));
  const wanted = bondsAtStage(project.stage);
  const open = bonds.filter(({ bond, status }) => wanted.includes(bond) && mayApply(status));
  if (sent.length === 0 && open.length === 0) return null;

  return (
    <div>
      {project.stage === 'approved' && (
        <p className="mb-2 max-w-text text-muted">
          Your line holds this bid, so the bid bond is issued as soon as you pay. Keep the names,
          the owner and the amount as they are filled in, and authorize the credit check: anything
          else goes to an underwriter first.
        </p>
      )}
      {sent.length > 0 && (
        <p className="mb-2 max-w-text">
          {sent.map(({ bond, name, status, issued }) => (
            <span key={bond}>
              {name}: {bondProgressWords(status)}.{' '}
              {issued && (
                <>
                  <a href={`/dashboard?bond=${issued.id}`}>Bond {issued.number}</a>,{' '}
                  {formatWholeMoney(issued.amount)}.
                </>
              )}{' '}
            </span>
          ))}
          {sent.some(({ issued }) => !issued) && <a href="/dashboard">See your dashboard</a>}
        </p>
      )}
      {project.stage !== 'closed' &&
        haveFinals((bond) => sentBonds.get(sentKey(project, bond))?.status) && (
          <p className="mb-2 max-w-text text-muted">
            Give the final bonds to the owner with the signed contract. If a change order changes
            the contract price, open the bond and ask to change its amount.
          </p>
        )}
      {open.some(({ bond }) => bond === 'performance-bond') && (
        <p className="mb-2 max-w-text text-muted">
          One application and one premium cover the performance bond and the payment bond. Add the
          contract under “Bond form and contract” first: the application can take it from there. If
          the owner requires only a payment bond, apply for{' '}
          <a href={`/quote?bondType=payment-bond&state=${project.state}`}>the payment bond alone</a>
          , and record the final bonds below once it is issued.
        </p>
      )}
      {open.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {open.map(({ bond }) => (
            <Button
              key={bond}
              aria-disabled={isPending || undefined}
              onClick={() => void run(bond)}
            >
              {LABELS[bond]}
            </Button>
          ))}
        </div>
      )}
      {failure && (
        <div className="mt-3">
          <Alert type="danger" isAnnounced>
            {failure}
          </Alert>
        </div>
      )}
    </div>
  );
}
