import { reportFieldId } from '~/domain/consumer-reports/read-answers';
import type {
  ReportField,
  ReportProblems,
  TypedReport,
} from '~/domain/consumer-reports/read-report';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { DateField } from '~/ui/DateField';
import { TextAreaField } from '~/ui/TextAreaField';
import { TextField } from '~/ui/TextField';

type Props = {
  /** The place of the person, and of the report among the person's reports. */
  at: number | string;
  index: number;
  report: TypedReport;
  problems: ReportProblems;
  onChange: (report: TypedReport) => void;
  /** Missing for the only report. */
  onRemove?: () => void;
};

/** The report of one agency: who made it, and the score if one was used. All of it is in the notice. */
export function ReportFields({ at, index, report, problems, onChange, onRemove }: Props) {
  const field = (name: ReportField) => ({
    id: reportFieldId(at, index, name),
    required: true,
    autoComplete: 'off',
    error: problems[name],
    value: report[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...report, [name]: target.value }),
  });
  const { onChange: _, ...createdOn } = field('createdOn');

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">
        {index === 0 ? 'The report' : `Report ${index + 1}`}
      </legend>
      <TextField
        {...field('agency')}
        label="Agency"
        hint="As the report names it, such as Equifax Information Services LLC"
      />
      <TextField {...field('address')} label="Agency’s mailing address" width="full" />
      <TextField
        {...field('phone')}
        label="Agency’s phone"
        hint="The toll-free number for consumers"
        type="tel"
      />
      <CheckboxField
        id={`report-${at}-${index}-has-score`}
        label="A credit score was used"
        checked={report.hasScore}
        onChange={({ target }) => onChange({ ...report, hasScore: target.checked })}
      />
      {report.hasScore && (
        <>
          <TextField {...field('value')} label="Score" inputMode="numeric" width="code" />
          <div className="grid grid-cols-2 gap-4">
            <TextField {...field('lowest')} label="Lowest possible" inputMode="numeric" />
            <TextField {...field('highest')} label="Highest possible" inputMode="numeric" />
          </div>
          <DateField
            {...createdOn}
            label="Score made on"
            onValueChange={(value) => onChange({ ...report, createdOn: value })}
          />
          <TextAreaField
            {...field('factors')}
            label="What lowered the score most"
            hint="The key factors from the report, one on each line: up to four, and the number of inquiries if it is one"
          />
        </>
      )}
      {onRemove && (
        <div>
          <Button look="quiet" onClick={onRemove}>
            Remove this report
          </Button>
        </div>
      )}
    </fieldset>
  );
}
