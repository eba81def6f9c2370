import { useRef, useState } from 'react';
import { conditionWords } from '~/domain/contractors/condition-words';
import {
  type ContractorDesk,
  currentGrant,
  type Grant,
  waitingGrant,
} from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { grantFields, grantValues, readGrant } from '~/domain/contractors/grant-form';
import { lineUse } from '~/domain/contractors/line-used';
import { type FormField, readForm } from '~/domain/contractors/typed-form';
import { typedValues } from '~/domain/contractors/typed-values';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { randomId } from '~/platform/random';
import { decideOnAccount } from '~/stores/staff-contractors';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { PairList } from '~/ui/PairList';
import { SheetForm } from '~/ui/SheetForm';

type Action = 'grant' | 'suspend' | 'renew';

const REASON: FormField = { key: 'reason', label: 'Reason', kind: 'note', max: 2000 };

const RENEWAL_FIELDS: readonly FormField[] = [
  { key: 'review_on', label: 'Next review', noun: 'the day of the next review', kind: 'date' },
  REASON,
];

/** The line with its versions, and what an underwriter can do about it. */
export function Lines({ desk }: { desk: ContractorDesk }) {
  const [action, setAction] = useState<Action>();
  const [failure, setFailure] = useState<string>();
  const id = useRef<string>(undefined);
  const line = currentGrant(desk);
  const waiting = waitingGrant(desk);
  const fields = grantFields(desk.indemnitors);

  const finish = (words: string): undefined => {
    id.current = undefined;
    setAction(undefined);
    showToast({ title: words, type: 'success' });
    document.getElementById('line-title')?.focus();
  };
  const approve = async (of: Grant) => {
    const result = await decideOnAccount(desk.id, 'approve_line', { of_grant: of.id });
    setFailure(result.ok ? undefined : DESK_FAILURES[result.code]);
    if (result.ok) finish('Line approved');
  };

  return (
    <section aria-labelledby="line-title">
      <h3 id="line-title" tabIndex={-1} className="text-lg focus:outline-none">
        {line ? `Line, version ${line.version}` : 'No line yet'}
      </h3>
      {line && <Terms desk={desk} line={line} />}
      {waiting && (
        <div className="mt-4">
          <Alert
            type="warning"
            title={`Version ${waiting.version} waits for a different underwriter`}
            actions={<Button onClick={() => void approve(waiting)}>Approve the line</Button>}
          >
            {formatWholeMoney(waiting.single)} for one job, {formatWholeMoney(waiting.aggregate)}{' '}
            for all jobs. {waiting.reason}
          </Alert>
        </div>
      )}
      {failure && (
        <div className="mt-3">
          <Alert type="danger" isAnnounced>
            {failure}
          </Alert>
        </div>
      )}
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
      {action === 'grant' && (
        <SheetForm
          id="grant"
          fields={fields}
          initial={line ? typedValues(fields, grantValues(line)) : { rate_plan: 'standard' }}
          read={readGrant}
          submitLabel="Grant the line"
          onSubmit={async (values) => {
            id.current ??= randomId();
            const result = await decideOnAccount(desk.id, 'grant_line', {
              of_contractor: desk.id,
              facts: { ...values, id: id.current, expected: desk.grants[0]?.version ?? 0 } as never,
            });
            if (result.ok) return finish('Line granted');
            if (result.code === 'colleague-required') return finish(DESK_FAILURES[result.code]);

            return DESK_FAILURES[result.code];
          }}
        />
      )}
      {action === 'suspend' && line && (
        <SheetForm
          id="suspend"
          fields={[REASON]}
          read={(typed) => readForm([REASON], typed)}
          submitLabel="Suspend the line"
          onSubmit={async ({ reason }) => {
            const result = await decideOnAccount(desk.id, 'suspend_line', {
              of_grant: line.id,
              words: String(reason),
            });

            return result.ok ? finish('Line suspended') : DESK_FAILURES[result.code];
          }}
        />
      )}
      {action === 'renew' && line && (
        <SheetForm
          id="renew"
          fields={RENEWAL_FIELDS}
          read={(typed) => readForm(RENEWAL_FIELDS, typed)}
          submitLabel="Renew the line"
          onSubmit={async (values) => {
            id.current ??= randomId();
            const result = await decideOnAccount(desk.id, 'renew_line', {
              of_grant: line.id,
              renewal: id.current,
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
  const use = lineUse(line.basis, desk.projects, desk.schedules[0]?.rows ?? []);

  return (
    <PairList
      pairs={[
        ...(line.isSuspended ? [{ label: 'Suspended', value: line.suspendReason ?? '' }] : []),
        { label: 'One job', value: formatWholeMoney(line.single) },
        { label: 'All jobs', value: formatWholeMoney(line.aggregate) },
        { label: 'Used', value: formatWholeMoney(use.total) },
        { label: 'Review on', value: formatDate(line.reviewOn) },
        ...conditionWords(line.conditions, desk.indemnitors),
        { label: 'Reason', value: line.reason },
      ]}
    />
  );
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
