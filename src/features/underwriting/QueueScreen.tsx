import type { UnderwritingOverview } from '~/data/underwriting-queue';
import type { QueueAddress } from '~/domain/underwriting/queue-address';
import { queueView } from '~/stores/underwriting';
import type { SelectOption } from '~/ui/SelectField';
import { OpenRequests } from './bond-requests/OpenRequests';
import { QueueFilters } from './QueueFilters';
import { QueueList } from './QueueList';
import { QueueTabs } from './QueueTabs';
import { waitingSince } from './waiting-since';
import { queueKey } from './use-queue-address';
import { useUnderwritingView } from './use-underwriting-view';
import { ViewFrame } from './ViewFrame';

type Props = {
  address: QueueAddress;
  overview: UnderwritingOverview;
  userId: string;
  bonds: readonly SelectOption[];
};

/** The queue: how much stands where, the filters, and one page of applications. */
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

/** What is to be done today, in one line. */
function Lead({ overview: { statuses, mine, nobodys } }: { overview: UnderwritingOverview }) {
  const waiting = statuses.under_review;
  if (!waiting) return <p className="text-muted">Nothing waits for a decision.</p>;

  const { words, isLate } = waitingSince(waiting.oldest);

  return (
    <p className="text-muted tabular-nums">
      {mine.toLocaleString('en-US')} with you, {nobodys.toLocaleString('en-US')} with nobody. The
      oldest waits <span className={isLate ? 'font-semibold text-copper-strong' : ''}>{words}</span>
      .
    </p>
  );
}
