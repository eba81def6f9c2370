import { formatWholeNumber } from '~/domain/formats/whole-number';
import type { UnderwritingOverview } from '~/data/staff/underwriting-queue';
import type { QueueAddress } from '~/domain/underwriting/queue-address';
import { queueView } from '~/stores/underwriting';
import type { SelectOption } from '~/ui/SelectField';
import { OpenRequests } from './bond-requests/OpenRequests';
import { QueueFilters } from './QueueFilters';
import { QueueList } from './QueueList';
import { QueueTabs } from './QueueTabs';
import { waitingSince } from './waiting-since';
import { queueKey, queueLink } from './use-queue-address';
import { useUnderwritingView } from './use-underwriting-view';
import { ViewFrame } from './ViewFrame';

type Props = {
  address: QueueAddress;
  overview: UnderwritingOverview;
  userId: string;
  bonds: readonly SelectOption[];
};

/** The queue: the number of applications per status, the filters, and one page of applications. */
export function QueueScreen({ address, overview, userId, bonds }: Props) {
  const key = queueKey(address);
  const view = useUnderwritingView(queueView, key);
  const refresh = () => queueView.refresh(key);

  return (
    <>
      <header className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 tabIndex={-1} className="text-2xl focus:outline-none">
          Applications
        </h1>
        <div className="flex flex-wrap items-baseline gap-x-6">
          <Lead overview={overview} />
          <a href="/admin/inquiries" className="no-print inline-flex min-h-touch items-center">
            Inquiries{overview.inquiries > 0 && `: ${overview.inquiries}`}
          </a>
          <a href="/admin/contractors" className="no-print inline-flex min-h-touch items-center">
            Contractors
          </a>
          <a href="/admin/security" className="no-print inline-flex min-h-touch items-center">
            Staff and access
          </a>
        </div>
      </header>
      <OpenRequests address={address} />
      <QueueTabs address={address} overview={overview} />
      <div className="rounded-b-md border border-rule bg-surface lg:rounded-tr-md">
        <QueueFilters
          key={`${address.status} ${address.applicationId ?? ''}`}
          address={address}
          staff={overview.staff}
          userId={userId}
          bonds={bonds}
        />
        <div className="border-t border-rule">
          <ViewFrame view={view} label="Loading applications" onRetry={() => void refresh()}>
            {(page) => (
              <QueueList
                key={key}
                page={page}
                address={address}
                staff={overview.staff}
                userId={userId}
                onChanged={refresh}
              />
            )}
          </ViewFrame>
        </div>
      </div>
    </>
  );
}

/** One line about the work of today: your applications, unassigned applications and the longest wait. */
function Lead({
  overview: { statuses, mine, nobodys, needHand },
}: {
  overview: UnderwritingOverview;
}) {
  const waiting = statuses.under_review;

  return (
    <p className="text-muted tabular-nums">
      {waiting ? (
        <>
          {formatWholeNumber(mine)} assigned to you, {formatWholeNumber(nobodys)} unassigned. The
          oldest has waited <Oldest since={waiting.oldest} />.
        </>
      ) : (
        'Nothing waits for a decision.'
      )}{' '}
      {needHand > 0 && (
        <a {...queueLink({ status: 'all', search: '', flag: 'needs-hand' })}>
          {needHand === 1 ? '1 bond needs attention' : `${needHand} bonds need attention`}
        </a>
      )}
    </p>
  );
}

function Oldest({ since }: { since: string }) {
  const { words, isLate } = waitingSince(since);

  return <span className={isLate ? 'font-semibold text-copper-strong' : ''}>{words}</span>;
}
