import { memo } from 'react';
import type { Colleague } from '~/data/firms/firm';
import { paymentLinkWords } from '~/domain/client-payment/client-payment-state';
import { daysBetween, formatDate, formatFullDate, type IsoDate } from '~/domain/dates';
import { HOLDERS, type MatterProgress, RENEWAL_DAYS } from '~/domain/matters/ball';
import { type BoardRow, courtOf } from '~/domain/matters/board';
import { countdown } from '~/domain/matters/file-by';
import { SIGNING_STATE_LABELS } from '~/domain/signing/signing-state';
import { formatWholeMoney } from '~/domain/money';
import { dayOf } from '~/platform/clock';
import type { DeskStates } from './desk-states';
import { deskLink } from './use-attorney-address';

type Props = {
  rows: readonly BoardRow[];
  colleagues: readonly Colleague[];
  states: DeskStates;
  today: IsoDate;
};

/** The matters as a table; on a phone, each row is a card. */
export function BoardTable({ rows, colleagues, states, today }: Props) {
  if (rows.length === 0) return <p>No matter matches. Change the search or the filters.</p>;

  return (
    <table className="attorney-board">
      <thead>
        <tr>
          <th scope="col">Matter</th>
          <th scope="col">Court</th>
          <th scope="col">File by</th>
          <th scope="col">Next step</th>
          <th scope="col" className="whitespace-nowrap">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            today={today}
            filing={states[row.state]?.filings[row.bond]?.label}
            lawyer={colleagues.find(({ id }) => id === row.responsible)?.name}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  row: BoardRow;
  today: IsoDate;
  filing: string | undefined;
  lawyer: string | undefined;
};

/** One matter. It renders again only if it changed, so that a search in 500 matters stays smooth. */
const Row = memo(function Row({ row, today, filing, lawyer }: RowProps) {
  const { ball, deadline, progress, payment } = row;
  const asked = payment && paymentLinkWords(payment, dayOf);

  return (
    <tr>
      <th scope="row">
        <a {...deskLink({ matterId: row.id })} className="font-semibold">
          {row.title}
        </a>
        <span className="attorney-small">{row.subtitle}</span>
        {row.clients.length > 0 && (
          <span className="attorney-small">Client: {row.clients.join(', ')}</span>
        )}
        {row.signing?.map((state, index) => (
          <span key={index} className="attorney-small">
            Link: {SIGNING_STATE_LABELS[state]}
          </span>
        ))}
        {asked && <span className="attorney-small">{asked}</span>}
      </th>
      <td data-label="Court">
        {courtOf(row) || 'Not entered'}
        <span className="attorney-small">{row.caseNumber || 'No case number yet'}</span>
      </td>
      <td data-label="File by">
        {deadline ? <Deadline day={deadline} today={today} /> : noDeadlineWords(row)}
        {deadline && filing && <span className="attorney-small">Filing: {filing}</span>}
      </td>
      <td data-label="Next step">
        <span className="font-semibold whitespace-nowrap">{HOLDERS[ball.holder]}</span>
        <span className="attorney-small">{ball.step}</span>
        {lawyer && <span className="attorney-small">Attorney: {lawyer}</span>}
      </td>
      <td data-label="Amount">
        <span className="whitespace-nowrap">
          {row.amount === undefined ? 'Not entered' : formatWholeMoney(row.amount)}
        </span>
        {progress?.bondNumber && (
          <span className="attorney-small whitespace-nowrap">Bond {progress.bondNumber}</span>
        )}
        {progress?.bondStatus === 'active' && <BondEnd progress={progress} today={today} />}
        {!progress?.bondNumber && progress?.number && (
          <span className="attorney-small whitespace-nowrap">{progress.number}</span>
        )}
      </td>
    </tr>
  );
});

function noDeadlineWords({ isFiled }: BoardRow): string {
  return isFiled ? 'Filed' : 'No date';
}

type EndProps = { progress: Pick<MatterProgress, 'expiryDate' | 'nextDue'>; today: IsoDate };

/** The day on which a bond renews or ends, or of the next premium of one without an end. Marked when it is near. */
export function BondEnd({ progress: { expiryDate, nextDue }, today }: EndProps) {
  const day = expiryDate ?? nextDue;
  const isNear = day !== undefined && daysBetween(today, day) <= RENEWAL_DAYS;

  return (
    <>
      {expiryDate === undefined && (
        <span className="attorney-small">Runs until it is released</span>
      )}
      {day !== undefined && (
        <span className={`attorney-small ${isNear ? 'attorney-soon' : ''}`}>
          {expiryDate === undefined ? 'Next premium due' : 'Renews or ends'} {formatDate(day)}
        </span>
      )}
    </>
  );
}

/** A deadline with its weekday and its countdown in business days. */
export function Deadline({ day, today }: { day: IsoDate; today: IsoDate }) {
  const { words, urgency } = countdown(day, today);

  return (
    <>
      <span className={urgency === 'later' ? '' : 'font-semibold'}>{formatFullDate(day)}</span>
      <span className={`attorney-small attorney-${urgency}`}>{words}</span>
    </>
  );
}
