import { formatWholeNumber } from '~/domain/formats/whole-number';
import type { UnderwritingOverview } from '~/data/staff/underwriting-queue';
import type { QueueAddress } from '~/domain/underwriting/queue-address';
import { QUEUE_STATUSES, queueLabel, type QueueStatus } from '~/domain/underwriting/queue-status';
import { queueLink } from './use-queue-address';

type Props = { address: QueueAddress; overview: UnderwritingOverview };

/**
 * Tabs for the statuses, each with its number of applications. The "submitted" tab is usually empty, so it appears only
 * with applications in it or while it is open.
 */
export function QueueTabs({ address, overview: { statuses } }: Props) {
  const countOf = (status: QueueStatus) =>
    status === 'all'
      ? Object.values(statuses).reduce((sum, { count }) => sum + count, 0)
      : (statuses[status]?.count ?? 0);
  const parts = [...QUEUE_STATUSES, 'all' as const].filter(
    (status) => status !== 'submitted' || countOf(status) > 0 || address.status === status,
  );

  return (
    <nav aria-label="Parts of the queue" className="no-print">
      <ul className="flex flex-wrap gap-1 max-lg:mb-2">
        {parts.map((status) => (
          <li key={status}>
            <a
              {...queueLink({ ...address, status, edge: undefined })}
              aria-current={address.status === status ? 'page' : undefined}
              className={`relative -mb-px inline-flex min-h-touch items-center gap-2 rounded-sm border px-3 py-1 text-sm font-semibold no-underline lg:z-10 lg:rounded-t-md lg:rounded-b-none ${
                address.status === status
                  ? 'open-tab border-rule bg-surface text-ink max-lg:border-marsh lg:border-b-surface'
                  : 'border-transparent bg-sunken text-muted hover:bg-marsh-wash hover:text-ink'
              }`}
            >
              {queueLabel(status)}{' '}
              <span className="font-normal tabular-nums">{formatWholeNumber(countOf(status))}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
