import type { LoadedProgress } from '~/data/firms/board';
import type { ApplicationStatus } from '~/domain/application-status';
import { applicationHash } from '~/domain/dashboard/application-address';
import { isApplied, paperToFile, renewByOf } from '~/domain/matters/ball';
import { today } from '~/platform/clock';

/** The steps of the firm in an application, which its owner takes on the dashboard or in the quote. */
const LABELS: Partial<Record<ApplicationStatus, string>> = {
  draft: 'Continue the quote',
  information_requested: 'Answer on your dashboard',
  price_offered: 'See the price on your dashboard',
};

type Props = {
  progress: LoadedProgress;
  /** Whether the bond is filed. */
  isFiled: boolean;
};

/** Leads to the place where the firm takes the next step in the application or with the bond. */
export function ApplicationLink({ progress, isFiled }: Props) {
  const { isOwn, status } = progress;
  const label = status === 'issued' ? bondLabel(progress, isFiled) : LABELS[status];
  if (label === undefined) return null;
  if (!isOwn) {
    return (
      <p className="mt-4">
        {status === 'issued'
          ? 'The bond is in the account of the colleague who applied.'
          : 'The colleague who applied has it on the dashboard.'}
      </p>
    );
  }

  return (
    <p className="no-print mt-4">
      <a className="button button-primary" href={pathOf(progress)}>
        {label}
      </a>
    </p>
  );
}

type NumberProps = { number: string; progress: LoadedProgress };

/** The number of the application. Until there is a bond, it leads its owner to the history and to the withdrawal. */
export function ApplicationNumber({ number, progress }: NumberProps) {
  const { applicationId, isOwn, status } = progress;
  const isOpen = isApplied(progress) && status !== 'issued';

  return (
    <>
      {isOwn && isOpen ? (
        <a href={`/dashboard${applicationHash(applicationId)}`}>{number}</a>
      ) : (
        number
      )}
      {status === 'withdrawn' && (
        <span className="attorney-small">
          Withdrawn. Nothing is charged, and an authorized payment is released.
        </span>
      )}
    </>
  );
}

/** A bond can be printed once its papers are made. */
function bondLabel(progress: LoadedProgress, isFiled: boolean): string | undefined {
  if (progress.bondStatus !== 'active') return undefined;
  const paper = paperToFile(isFiled, progress);
  if (paper === 'bond') return 'Print on your dashboard';
  if (paper) return `Print the ${paper.rider ? 'rider' : 'certificate'} on your dashboard`;

  return renewByOf(progress, today()) && 'Renew on your dashboard';
}

function pathOf({ status, applicationId, bondId }: LoadedProgress): string {
  if (status === 'draft') return `/quote?resume=${applicationId}`;

  return bondId ? `/dashboard?bond=${bondId}` : '/dashboard';
}
