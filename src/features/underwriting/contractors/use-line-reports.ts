import { storedAnswers } from '~/domain/consumer-reports/read-answers';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { lineReportPeople } from '~/domain/contractors/line-reports';
import { today } from '~/platform/clock';
import { useReportAnswers } from '../consumer-reports/use-report-answers';

/** The answers about the indemnitors' credit reports, for a decision about the line. `scope` names the form. */
export function useLineReports(desk: ContractorDesk, scope: string) {
  const { fields, check } = useReportAnswers(lineReportPeople(desk.indemnitors), scope);

  return {
    fields,
    /** The answers, or undefined after moving the focus to the first problem. */
    check: () => {
      const answers = check();

      return answers && storedAnswers(answers, today());
    },
  };
}
