import { useState } from 'react';
import { type ContractorDesk, currentGrant } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { grantFields, grantValues, readGrant } from '~/domain/contractors/grant-form';
import { isSmallerLine } from '~/domain/contractors/line-reports';
import { typedValues } from '~/domain/contractors/typed-values';
import { parseMoney, tidyMoney } from '~/domain/money';
import { today } from '~/platform/clock';
import { requestIds } from '~/platform/request-ids';
import { accountView, decideOnAccount } from '~/stores/staff-contractors';
import { SheetForm } from '~/ui/SheetForm';
import { useSeenVersion } from '~/ui/use-seen-version';
import { ReportQuestions } from '../consumer-reports/ReportQuestions';
import { useLineReports } from './use-line-reports';

type Props = { desk: ContractorDesk; onDone: (words: string) => void };

/** Grants a version of the line. A smaller line asks for the answers about credit reports. */
export function GrantLine({ desk, onDone }: Props) {
  const [ids] = useState(requestIds);
  const { seen, settle } = useSeenVersion(desk.grants[0]?.version ?? 0);
  const reports = useLineReports(desk, 'grant');
  const line = currentGrant(desk);
  const fields = grantFields(desk.indemnitors);
  const isSmaller = (single: number | undefined, aggregate: number | undefined) =>
    single !== undefined && aggregate !== undefined && isSmallerLine(desk, { single, aggregate });

  return (
    <SheetForm
      id="grant"
      fields={fields}
      initial={line ? typedValues(fields, grantValues(line)) : { rate_plan: 'standard' }}
      tidyMoney={tidyMoney}
      read={(typed) => readGrant(typed, today())}
      submitLabel="Grant the line"
      renderMore={({ single_cents: single = '', aggregate_cents: aggregate = '' }) =>
        isSmaller(parseMoney(single), parseMoney(aggregate)) && (
          <ReportQuestions {...reports.fields} />
        )
      }
      onSubmit={async (values) => {
        const isAsked = isSmaller(
          Number(values['single_cents']),
          Number(values['aggregate_cents']),
        );
        const answers = isAsked ? reports.check() : [];
        if (!answers) return undefined;

        const result = await decideOnAccount(desk.id, 'grant_line', {
          of_contractor: desk.id,
          facts: { ...values, id: ids.of(values), expected: seen } as never,
          reports: answers,
        });
        settle(result, accountView.at(desk.id).get().value?.desk?.grants[0]?.version);
        if (!result.ok && result.code !== 'colleague-required') return DESK_FAILURES[result.code];
        onDone(result.ok ? 'Line granted' : DESK_FAILURES[result.code]);

        return undefined;
      }}
    />
  );
}
