import { useState } from 'react';
import { conditionWords } from '~/domain/contractors/condition-words';
import {
  type ContractorDesk,
  currentGrant,
  deskUse,
  type Grant,
  lineSchedules,
  waitingGrant,
} from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import type { LineUse } from '~/domain/contractors/line-used';
import { unreadScheduleWords } from '~/domain/contractors/schedule-words';
import { type FormField, readForm } from '~/domain/contractors/typed-form';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { today } from '~/platform/clock';
import { requestIds } from '~/platform/request-ids';
import { decideOnAccount } from '~/stores/staff-contractors';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { PairList } from '~/ui/PairList';
import { SheetForm } from '~/ui/SheetForm';
import { GrantLine } from './GrantLine';
import { REASON_FIELD } from './reason-field';
import { SuspendLine } from './SuspendLine';
import { WaitingLine } from './WaitingLine';

type Action = 'grant' | 'suspend' | 'renew';

const RENEWAL_FIELDS: readonly FormField[] = [
  { key: 'review_on', label: 'Next review', noun: 'the day of the next review', kind: 'date' },
  REASON_FIELD,
];

/** The line with its versions, and what an underwriter can do about it. */
export function Lines({ desk }: { desk: ContractorDesk }) {
  const [action, setAction] = useState<Action>();
  const [renewals] = useState(requestIds);
  const line = currentGrant(desk);
  const waiting = waitingGrant(desk);

  const finish = (words: string): undefined => {
    renewals.forget();
    setAction(undefined);
    showToast({ title: words, type: 'success' });
    document.getElementById('line-title')?.focus();
  };
  return (
    <section aria-labelledby="line-title">
      <h3 id="line-title" tabIndex={-1} className="text-lg focus:outline-none">
        {line ? `Line, version ${line.version}` : 'No line yet'}
      </h3>
      {line && <Terms desk={desk} line={line} />}
      {waiting && <WaitingLine desk={desk} waiting={waiting} onDone={finish} />}
      <div className="no-print my-4 flex flex-wrap gap-3">
        <Button onClick={() => setAction('grant')}>
          {line ? 'Change the line' : 'Grant a line'}
        </Button>
        {line && !line.isSuspended && (
          <>
            <Button onClick={() => setAction('renew')}>Renew with new financials</Button>
            <Button onClick={() => setAction('suspend')}>Suspend</Button>
          </>
        )}
      </div>
      {action === 'grant' && <GrantLine desk={desk} onDone={finish} />}
      {action === 'suspend' && line && <SuspendLine desk={desk} line={line} onDone={finish} />}
      {action === 'renew' && line && (
        <SheetForm
          id="renew"
          fields={RENEWAL_FIELDS}
          read={(typed) => readForm(RENEWAL_FIELDS, typed, today())}
          submitLabel="Renew the line"
          onSubmit={async (values) => {
            const result = await decideOnAccount(desk.id, 'renew_line', {
              of_grant: line.id,
              renewal: renewals.of([line.id, values]),
              review: String(values['review_on']),
              words: String(values['reason']),
            });
            if (result.ok) return finish('Line renewed');
            if (result.code === 'colleague-required') return finish(DESK_FAILURES[result.code]);

            return DESK_FAILURES[result.code];
          }}
        />
      )}
      <History grants={desk.grants} />
    </section>
  );
}

function Terms({ desk, line }: { desk: ContractorDesk; line: Grant }) {
  const use = deskUse(desk, line);
  const unread = unreadScheduleWords(use, lineSchedules(desk));

  return (
    <PairList
      pairs={[
        ...(line.isSuspended ? [{ label: 'Suspended', value: line.suspendReason ?? '' }] : []),
        { label: 'One job', value: formatWholeMoney(line.single) },
        { label: 'All jobs', value: formatWholeMoney(line.aggregate) },
        { label: 'Used', value: usedWords(use.counted) },
        ...(unread ? [{ label: 'Schedule that counts', value: unread }] : []),
        { label: 'Review on', value: formatDate(line.reviewOn) },
        ...conditionWords(line.conditions, desk.indemnitors),
        { label: 'Reason', value: line.reason },
      ]}
    />
  );
}

/** The use of a line with its parts, so that an underwriter sees where it comes from. */
function usedWords({ total, started, signed, bids }: LineUse): string {
  const parts = [
    `started jobs ${formatWholeMoney(started)}`,
    `signed jobs that no schedule shows yet ${formatWholeMoney(signed)}`,
    `bids ${formatWholeMoney(bids)}`,
  ];

  return `${formatWholeMoney(total)}: ${parts.join(', ')}`;
}

function History({ grants }: { grants: readonly Grant[] }) {
  if (grants.length === 0) return null;

  return (
    <details className="mt-4">
      <summary className="fold-name">All versions</summary>
      <ol className="mt-2 grid gap-2">
        {grants.map(({ id, version, single, aggregate, grantedAt, approvedBy, reason }) => (
          <li key={id}>
            Version {version}, {new Date(grantedAt).toLocaleDateString('en-US')}:{' '}
            {formatWholeMoney(single)} and {formatWholeMoney(aggregate)}.{' '}
            {approvedBy === undefined ? 'Not approved. ' : ''}
            {reason}
          </li>
        ))}
      </ol>
    </details>
  );
}
