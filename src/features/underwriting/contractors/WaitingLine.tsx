import { useState } from 'react';
import type { ContractorDesk, Grant } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { isSmallerLine } from '~/domain/contractors/line-reports';
import { formatWholeMoney } from '~/domain/money';
import { decideOnAccount } from '~/stores/staff-contractors';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ReportQuestions } from '../consumer-reports/ReportQuestions';
import { useLineReports } from './use-line-reports';

type Props = { desk: ContractorDesk; waiting: Grant; onDone: (words: string) => void };

/** A version that a second underwriter approves. A smaller line asks for the answers about credit reports. */
export function WaitingLine({ desk, waiting, onDone }: Props) {
  const [failure, setFailure] = useState<string>();
  const reports = useLineReports(desk, 'approve');
  const isAsked = isSmallerLine(desk, waiting);
  const { isPending, run } = useOnceAtATime(async () => {
    const answers = isAsked ? reports.check() : [];
    if (!answers) return;

    const result = await decideOnAccount(desk.id, 'approve_line', {
      of_grant: waiting.id,
      reports: answers,
    });
    setFailure(result.ok ? undefined : DESK_FAILURES[result.code]);
    if (result.ok) onDone('Line approved');
  });

  return (
    <div className="mt-4 grid gap-3">
      <Alert
        type="warning"
        title={`Version ${waiting.version} waits for a different underwriter`}
        actions={
          <Button aria-disabled={isPending || undefined} onClick={() => void run()}>
            {isPending ? 'Approving…' : 'Approve the line'}
          </Button>
        }
      >
        {formatWholeMoney(waiting.single)} for one job, {formatWholeMoney(waiting.aggregate)} for
        all jobs. {waiting.reason}
      </Alert>
      {isAsked && <ReportQuestions {...reports.fields} />}
      {failure && (
        <Alert type="danger" isAnnounced>
          {failure}
        </Alert>
      )}
    </div>
  );
}
