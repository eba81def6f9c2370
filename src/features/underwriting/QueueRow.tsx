import type { ReactNode } from 'react';
import type { QueueRow as Row } from '~/data/staff/underwriting-queue';
import { formatWholeMoney } from '~/domain/money';
import { REVIEW_REASONS } from '~/domain/quote/review-reasons';
import { QUEUE_FLAG_LABELS, type QueueAddress } from '~/domain/underwriting/queue-address';
import { isOpenStatus } from '~/domain/underwriting/queue-status';
import { FLAG_SHORT_TITLES } from '~/domain/underwriting/review-flags';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { StatusLabel } from './StatusLabel';
import { dayWords, momentWords } from '~/domain/formats/moment-words';
import { waitingSince } from './waiting-since';
import { queueLink } from './use-queue-address';

/** The columns of the list on a wide screen. */
export const QUEUE_COLUMNS =
  'lg:grid-cols-[1.75rem_minmax(0,2fr)_minmax(0,1.9fr)_6.5rem_minmax(0,2fr)_6rem_8rem]';

type Props = {
  row: Row;
  address: QueueAddress;
  staff: readonly StaffMember[];
  userId: string;
  isPicked: boolean;
  onPick: (isWanted: boolean) => void;
};

/** One application in the queue: a row on a wide screen, a card on a phone. */
export function QueueRow({ row, address, staff, userId, isPicked, onPick }: Props) {
  const { id, number, applicant, business, holderId } = row;
  const who = applicant ?? business ?? number;

  return (
    <li
      className={`grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5 tabular-nums lg:gap-y-0 ${QUEUE_COLUMNS} ${isPicked ? 'bg-marsh-wash' : 'hover:bg-paper'}`}
    >
      <label className="flex min-h-touch items-start pt-0.5 max-lg:row-span-4 lg:min-h-0 lg:pt-1">
        <input
          type="checkbox"
          className="size-5"
          checked={isPicked}
          onChange={(event) => onPick(event.currentTarget.checked)}
        />
        <span className="sr-only">
          Select {number}, {who}
        </span>
      </label>
      <div>
        <a
          {...queueLink({ ...address, applicationId: id }, () => window.scrollTo(0, 0))}
          className="font-semibold"
        >
          {who}
        </a>
        <span className="block text-sm text-muted">
          {number}
          {business && applicant ? `, ${business}` : ''}
        </span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 lg:contents">
        <Cell name="Bond" isPlain>
          {row.bondName} <span className="text-muted">{row.stateCode}</span>
        </Cell>
        <Cell name="Amount" isPlain className="lg:text-right">
          {formatWholeMoney(row.amount)}
        </Cell>
      </div>
      <div className="text-sm">
        <Marks row={row} isMixed={address.status === 'all'} />
        <span className="sr-only">Reason for review: </span>
        {reasonWords(row)}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 lg:contents">
        <Wait row={row} />
        <Cell name="Assigned to">
          {holderId === undefined ? (
            <span className="text-muted">Nobody</span>
          ) : (
            holderWords(holderId, userId, staff)
          )}
        </Cell>
      </div>
    </li>
  );
}

function Cell({
  name,
  isPlain = false,
  className = '',
  children,
}: {
  name: string;
  /** Hide the name of a value that needs no label. */
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <span className={isPlain ? 'sr-only' : 'text-sm text-muted lg:sr-only'}>{name}: </span>
      {children}
    </div>
  );
}

function Marks({ row, isMixed }: { row: Row; isMixed: boolean }) {
  const isAnswered = row.isAnswered && row.status === 'under_review';
  if (!isMixed && !isAnswered && row.flags.length === 0) return null;

  return (
    <span className="flex flex-wrap gap-1">
      {isMixed && <StatusLabel status={row.status} />}
      {isAnswered && (
        <span className="inline-block rounded-sm bg-tide-wash px-2 font-semibold text-tide">
          Answered
        </span>
      )}
      {row.flags.map((flag) => (
        <span
          key={flag}
          className="inline-block rounded-sm bg-copper-wash px-2 font-semibold text-copper-strong"
        >
          {QUEUE_FLAG_LABELS[flag]}
        </span>
      ))}
    </span>
  );
}

function Wait({ row }: { row: Row }) {
  if (!isOpenStatus(row.status)) return <Cell name="Sent">{dayWords(row.submittedAt)}</Cell>;

  const { words, isLate } = waitingSince(row.submittedAt);

  return (
    <Cell name="Waiting">
      <span
        title={momentWords(row.submittedAt)}
        className={
          isLate && row.status === 'under_review' ? 'font-semibold text-copper-strong' : ''
        }
      >
        {words}
      </span>
    </Cell>
  );
}

function reasonWords({ reviewReasons }: Row): string {
  const titles = REVIEW_REASONS.filter((reason) => reviewReasons.includes(reason)).map(
    (reason) => FLAG_SHORT_TITLES[reason],
  );

  return titles.join(' · ') || 'No flag';
}

function holderWords(holderId: string, userId: string, staff: readonly StaffMember[]): string {
  return holderId === userId ? 'You' : staffName(staff, holderId);
}
