import type { LoadedProgress } from '~/data/firms/board';
import type { ApplicationStatus } from '~/domain/application-status';

/** The steps of the firm in an application, which its owner takes on the dashboard or in the quote. */
const LABELS: Partial<Record<ApplicationStatus, string>> = {
  draft: 'Continue the quote',
  information_requested: 'Answer on your dashboard',
  price_offered: 'See the price on your dashboard',
};

/** Leads to the place where the firm takes the next step in the application. */
export function ApplicationLink({ progress }: { progress: LoadedProgress }) {
  const { status, isOwn, applicationId } = progress;
  const label = LABELS[status];
  if (label === undefined) return null;
  if (!isOwn) {
    return <p className="mt-4">The colleague who applied has it on the dashboard.</p>;
  }

  return (
    <p className="no-print mt-4">
      <a
        className="button button-primary"
        href={status === 'draft' ? `/quote?resume=${applicationId}` : '/dashboard'}
      >
        {label}
      </a>
    </p>
  );
}
