import type { ContractorDesk, Grant } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { readForm } from '~/domain/contractors/typed-form';
import { decideOnAccount } from '~/stores/staff-contractors';
import { SheetForm } from '~/ui/SheetForm';
import { ReportQuestions } from '../consumer-reports/ReportQuestions';
import { REASON_FIELD } from './reason-field';
import { useLineReports } from './use-line-reports';

type Props = { desk: ContractorDesk; line: Grant; onDone: (words: string) => void };

/** Suspends the line, with the answers about credit reports. */
export function SuspendLine({ desk, line, onDone }: Props) {
  const reports = useLineReports(desk, 'suspend');

  return (
    <SheetForm
      id="suspend"
      fields={[REASON_FIELD]}
      read={(typed) => readForm([REASON_FIELD], typed)}
      submitLabel="Suspend the line"
      renderMore={() => <ReportQuestions {...reports.fields} />}
      onSubmit={async ({ reason }) => {
        const answers = reports.check();
        if (!answers) return undefined;

        const result = await decideOnAccount(desk.id, 'suspend_line', {
          of_grant: line.id,
          words: String(reason),
          reports: answers,
        });
        if (!result.ok) return DESK_FAILURES[result.code];
        onDone('Line suspended');

        return undefined;
      }}
    />
  );
}
