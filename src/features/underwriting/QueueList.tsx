import { useState } from 'react';
import type { QueuePage, QueueRow as Row } from '~/data/staff/underwriting-queue';
import { isNarrowed, type QueueAddress } from '~/domain/underwriting/queue-address';
import { isOpenStatus, queueLabel } from '~/domain/underwriting/queue-status';
import type { StaffMember } from '~/domain/underwriting/staff-names';
import { BulkBar } from './BulkBar';
import { EMPTY_TITLES } from './queue-messages';
import { QUEUE_COLUMNS, QueueRow } from './QueueRow';
import { queueLink } from './use-queue-address';

type Props = {
  page: QueuePage;
  address: QueueAddress;
  staff: readonly StaffMember[];
  userId: string;
  onChanged: () => Promise<void>;
};

/** One page of the queue. Several applications can be selected and assigned together. */
export function QueueList({ page, address, staff, userId, onChanged }: Props) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { rows } = page;
  const isPicked = ({ id }: Row) => picked.has(id);
  const areAllPicked = rows.every(isPicked);

  if (rows.length === 0) return <EmptyQueue address={address} />;

  const pick = (id: string, isWanted: boolean) => {
    const next = new Set(picked);
    if (isWanted) next.add(id);
    else next.delete(id);
    setPicked(next);
  };

  return (
    <>
      <div
        className={`hidden gap-x-4 border-b border-rule bg-sunken px-4 py-1 text-sm text-muted lg:grid ${QUEUE_COLUMNS}`}
      >
        <label className="flex items-center">
          <input
            type="checkbox"
            className="size-5"
            checked={areAllPicked}
            onChange={() => setPicked(new Set(areAllPicked ? [] : rows.map(({ id }) => id)))}
          />
          <span className="sr-only">Select all on this page</span>
        </label>
        <span aria-hidden="true">Applicant</span>
        <span aria-hidden="true">Bond</span>
        <span aria-hidden="true" className="text-right">
          Amount
        </span>
        <span aria-hidden="true">Reason for review</span>
        <span aria-hidden="true">
          {address.status === 'all' || isOpenStatus(address.status) ? 'Waiting' : 'Sent'}
        </span>
        <span aria-hidden="true">Assigned to</span>
      </div>
      <ul aria-label="Applications" className="divide-y divide-rule">
        {rows.map((row) => (
          <QueueRow
            key={row.id}
            row={row}
            address={address}
            staff={staff}
            userId={userId}
            isPicked={isPicked(row)}
            onPick={(isWanted) => pick(row.id, isWanted)}
          />
        ))}
      </ul>
      <QueuePager page={page} address={address} />
      <BulkBar
        rows={rows.filter(isPicked)}
        staff={staff}
        userId={userId}
        onDone={async () => {
          await onChanged();
          setPicked(new Set());
        }}
        onClear={() => setPicked(new Set())}
      />
    </>
  );
}

function EmptyQueue({ address }: { address: QueueAddress }) {
  const isElsewhere = isNarrowed(address) && address.status !== 'all';

  return (
    <div className="px-4 py-12 text-center">
      <p className="font-display text-lg font-semibold">
        {isNarrowed(address) ? 'No application matches' : EMPTY_TITLES[address.status]}
      </p>
      <p className="mt-1 text-muted">
        {isNarrowed(address)
          ? `Nothing under “${queueLabel(address.status)}” matches.`
          : 'New applications appear here when you check again.'}
      </p>
      {isElsewhere && (
        <p className="mt-3">
          <a {...queueLink({ ...address, status: 'all', edge: undefined })}>
            Search all applications
          </a>
        </p>
      )}
    </div>
  );
}

function QueuePager({ page, address }: Pick<Props, 'page' | 'address'>) {
  const { rows, hasPrevious, hasNext } = page;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || (!hasPrevious && !hasNext)) return null;

  const beside = (side: 'after' | 'before', { submittedAt, id }: Row) =>
    queueLink({ ...address, edge: { side, submittedAt, id } }, toTop);

  return (
    <nav
      aria-label="Pages of applications"
      className="flex flex-wrap items-center justify-end gap-3 border-t border-rule p-4"
    >
      {address.edge && (
        <a {...queueLink({ ...address, edge: undefined }, toTop)} className="button button-quiet">
          First page
        </a>
      )}
      {hasPrevious && (
        <a {...beside('before', first)} rel="prev" className="button button-secondary">
          Previous
        </a>
      )}
      {hasNext && (
        <a {...beside('after', last)} rel="next" className="button button-secondary">
          Next
        </a>
      )}
    </nav>
  );
}

function toTop(): void {
  const heading = document.querySelector('h1');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
