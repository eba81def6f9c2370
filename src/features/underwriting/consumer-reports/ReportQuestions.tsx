import { NO_ANSWER, placeOf, questionId } from '~/domain/consumer-reports/read-answers';
import { BLANK_REPORT, MAX_REPORTS, type TypedReport } from '~/domain/consumer-reports/read-report';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { RadioGroupField } from '~/ui/RadioGroupField';
import { ReportFields } from './ReportFields';
import type { ReportFieldsProps } from './use-report-answers';

const CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Asks for each person who allowed a credit report whether one led to the decision. Renders nothing without one. */
export function ReportQuestions({ people, scope, given, problems, onAnswer }: ReportFieldsProps) {
  return people.map(({ person, name, hasAddress }, place) => {
    const at = placeOf(place, scope);
    const { wasUsed, reports } = given[person] ?? NO_ANSWER;
    const found = problems[person];
    const change = (changed: readonly TypedReport[]) =>
      onAnswer(person, { wasUsed, reports: changed });

    return (
      <div key={person} className="grid gap-4">
        <RadioGroupField
          id={questionId(at)}
          name={questionId(at)}
          label={`Did a consumer report on ${name} play a part?`}
          hint="Also if it was only one of several reasons."
          required
          inline
          error={found?.wasUsed}
          options={CHOICES}
          value={choiceOf(wasUsed)}
          onChange={({ currentTarget }) =>
            onAnswer(person, { wasUsed: currentTarget.value === 'yes', reports })
          }
        />
        {wasUsed && (
          <div className="grid gap-4 border-l-4 border-rule pl-4">
            {hasAddress ? (
              <p className="text-sm">
                Only {name} gets the notice that the Fair Credit Reporting Act requires. Others may
                read your text above, so leave the report out of it.
              </p>
            ) : (
              <Alert type="warning">
                We have no email address of {name}. Send the notice on paper.
              </Alert>
            )}
            {reports.map((report, index) => (
              <ReportFields
                key={index}
                at={at}
                index={index}
                report={report}
                problems={found?.reports[index] ?? {}}
                onChange={(changed) =>
                  change(reports.map((one, other) => (other === index ? changed : one)))
                }
                {...(reports.length > 1 && {
                  onRemove: () => change(reports.filter((_, other) => other !== index)),
                })}
              />
            ))}
            {reports.length < MAX_REPORTS && (
              <div>
                <Button look="quiet" onClick={() => change([...reports, BLANK_REPORT])}>
                  Add the report of another agency
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    );
  });
}

function choiceOf(wasUsed: boolean | undefined): string {
  if (wasUsed === undefined) return '';

  return wasUsed ? 'yes' : 'no';
}
