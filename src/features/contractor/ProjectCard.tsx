import { useState } from 'react';
import {
  type ContractorDesk,
  currentGrant,
  holdsAfterClosing,
  type Project,
} from '~/domain/contractors/contractor-desk';
import { projectAnchor } from '~/domain/contractors/desk-path';
import { bidSpreadWords } from '~/domain/contractors/bid-words';
import { awaitsResult } from '~/domain/contractors/project-stages';
import { formatWholeMoney } from '~/domain/money';
import { now } from '~/platform/clock';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { bidTimeWords } from './bid-time-words';
import { BidForm } from './BidForm';
import { BondLinks } from './BondLinks';
import { BondReleases } from './BondReleases';
import { MoveBid } from './MoveBid';
import { ProjectFiles } from './files/ProjectFiles';
import { ProjectForm } from './ProjectForm';
import { ResultForm } from './ResultForm';
import { StoppedBid } from './StoppedBid';

/** One project: its facts, what the line answered, and the next steps. */
export function ProjectCard({ desk, project }: { desk: ContractorDesk; project: Project }) {
  const [isChanging, setIsChanging] = useState(false);
  const { name, number, bidNumber, ownerName, bid, finalPrice, estimate, bidAt, stage } = project;
  const [latest] = project.bids;
  const price = finalPrice ?? bid;

  return (
    <li id={projectAnchor(project.id)} tabIndex={-1} className="rounded-md border border-rule p-4">
      <h4 className="font-semibold wrap-anywhere">
        {number}, {name}
      </h4>
      <p className="wrap-anywhere text-muted">
        {ownerName}. {bidNumber && `Owner’s number ${bidNumber}. `}
        {Date.parse(bidAt) > now().getTime() ? 'Bids' : 'Bid'} {bidTimeWords(project)}.{' '}
        {price === undefined
          ? `Estimated cost ${formatWholeMoney(estimate)}.`
          : `Price ${formatWholeMoney(price)}.`}
      </p>
      {awaitsResult(project, now()) && (
        <div className="mt-3">
          <Alert type="info" title="The bids are opened: how did it go?">
            Record the result below, and paste the owner’s bid tabulation. Until then, this bid
            holds its price in your line.
          </Alert>
        </div>
      )}
      {currentGrant(desk) && holdsAfterClosing(desk, project) && (
        <p className="mt-2 max-w-text">
          This job holds its cost in your line until an underwriter has read a schedule of the day
          it was closed, or later. Paste one under Financials. List the job with its final cost.
        </p>
      )}
      {latest?.outcome === 'stopped' && <StoppedBid desk={desk} project={project} bid={latest} />}
      {latest?.outcome === 'declined' && (
        <div className="mt-3">
          <Alert type="danger" title="An underwriter declined this bid">
            {latest.decisionReason}
          </Alert>
        </div>
      )}
      {latest && <p className="mt-2 max-w-text">{bidSpreadWords(latest, stage)}</p>}
      {isChanging ? (
        <div className="mt-4 grid gap-4">
          <ProjectForm desk={desk} project={project} onDone={() => setIsChanging(false)} />
          <div>
            <Button onClick={() => setIsChanging(false)}>Cancel</Button>
          </div>
        </div>
      ) : (
        <div className="no-print mt-3 grid gap-3">
          {stage === 'considering' && <BidForm desk={desk} project={project} />}
          <BondLinks desk={desk} project={project} />
          <ResultForm desk={desk} project={project} />
          {stage === 'approved' && <MoveBid project={project} />}
          <BondReleases project={project} />
          <ProjectFiles contractorId={desk.id} project={project} />
          {stage === 'considering' && (
            <div className="-ms-3">
              <Button look="quiet" onClick={() => setIsChanging(true)}>
                Change the project {number}
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  );
}
