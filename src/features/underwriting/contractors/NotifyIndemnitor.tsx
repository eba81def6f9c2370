import { type SubmitEvent, useState } from 'react';
import { reportFieldId } from '~/domain/consumer-reports/read-answers';
import {
  BLANK_REPORT,
  readReport,
  REPORT_FIELDS,
  type ReportProblems,
} from '~/domain/consumer-reports/read-report';
import type { Indemnitor } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { today } from '~/platform/clock';
import { requestIds } from '~/platform/request-ids';
import { decideOnAccount } from '~/stores/staff-contractors';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ReportFields } from '../consumer-reports/ReportFields';

type Props = { contractorId: string; indemnitor: Indemnitor; onClose: () => void };

/** Sends an indemnitor the notice about the credit report that led to a decision about the line. */
export function NotifyIndemnitor({ contractorId, indemnitor, onClose }: Props) {
  const { id, fullName } = indemnitor;
  const [notices] = useState(requestIds);
  const [typed, setTyped] = useState(BLANK_REPORT);
  const [problems, setProblems] = useState<ReportProblems>({});
  const [failure, setFailure] = useState<string>();
  const send = useOnceAtATime(async () => {
    const read = readReport(typed, today());
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) {
      const first = REPORT_FIELDS.find((field) => read.problems[field] !== undefined);
      if (first) document.getElementById(reportFieldId(id, 0, first))?.focus();
      return;
    }

    const result = await decideOnAccount(contractorId, 'notify_indemnitor', {
      of_indemnitor: id,
      notice: notices.of(read.value),
      reports: [read.value],
    });
    if (!result.ok) {
      setFailure(DESK_FAILURES[result.code]);
      return;
    }
    showToast({ title: `Notice sent to ${fullName}`, type: 'success' });
    onClose();
  });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void send.run();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="no-print grid max-w-text gap-4">
      <p className="max-w-text text-sm">
        If a consumer report on {fullName} led us to decline bonds for this contractor or to offer
        less, the Fair Credit Reporting Act requires this notice. Only {fullName} gets it. Send one
        notice for each report.
      </p>
      <ReportFields at={id} index={0} report={typed} problems={problems} onChange={setTyped} />
      {failure && (
        <Alert type="danger" isAnnounced>
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={send.isPending || undefined}>
          {send.isPending ? 'Sending…' : 'Send the notice'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
