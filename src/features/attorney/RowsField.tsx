import type { MatterField } from '~/domain/matters/matter-field';
import { Button } from '~/ui/Button';
import { FieldError, FieldHint } from '~/ui/Field';
import { TextField } from '~/ui/TextField';
import type { MatterForm } from './use-matter-form';

type Props = {
  field: MatterField;
  form: MatterForm;
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  optional: boolean;
};

/** A list, such as the heirs: one line of boxes for each entry. */
export function RowsField({ field: { key, rows: columns = {} }, form, ...props }: Props) {
  const { id, label, hint, error, optional } = props;
  const rows = form.rows[key] ?? [];
  const change = (index: number, column: string, text: string) =>
    form.setRows(
      key,
      rows.map((row, at) => (at === index ? { ...row, [column]: text } : row)),
    );

  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="block font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      <FieldHint id={id} hint={hint} />
      {rows.map((row, index) => (
        <div key={index} className="attorney-row">
          {Object.entries(columns).map(([column, words]) => (
            <TextField
              key={column}
              id={`${id}-${index}-${column}`}
              label={words}
              width="full"
              autoComplete="off"
              value={row[column] ?? ''}
              onChange={(event) => change(index, column, event.currentTarget.value)}
            />
          ))}
          <Button
            look="quiet"
            onClick={() => {
              form.setRows(
                key,
                rows.filter((_, at) => at !== index),
              );
              // The last entry takes its button with it. After any other, the button of the next entry has the focus.
              if (index === rows.length - 1) document.getElementById(id)?.focus();
            }}
          >
            Remove <span className="sr-only">entry {index + 1}</span>
          </Button>
        </div>
      ))}
      <FieldError id={id} error={error} />
      <div className="no-print mt-2">
        <Button look="quiet" isFlush onClick={() => form.setRows(key, [...rows, {}])}>
          Add <span className="sr-only">to {label}</span>
        </Button>
      </div>
    </fieldset>
  );
}
