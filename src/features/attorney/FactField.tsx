import { latestTypedDay, tidyDate } from '~/domain/fields/typed-date';
import type { MatterField } from '~/domain/matters/matter-field';
import { isNeeded } from '~/domain/matters/matter-fields';
import { tidyMoney } from '~/domain/money';
import { today } from '~/platform/clock';
import { DateField } from '~/ui/DateField';
import { MoneyField } from '~/ui/MoneyField';
import { SelectField } from '~/ui/SelectField';
import { TextAreaField } from '~/ui/TextAreaField';
import { TextField } from '~/ui/TextField';
import type { DeskStates } from './desk-states';
import { RowsField } from './RowsField';
import type { MatterForm } from './use-matter-form';
import { YesNoField } from './YesNoField';

type Props = { field: MatterField; form: MatterForm; states: DeskStates };

/** One field of a matter, by its kind. */
export function FactField({ field, form, states }: Props) {
  const { key, label, hint, kind, choices } = field;
  const common = {
    id: `matter-${key}`,
    label,
    hint,
    error: form.problems[key],
    optional: !isNeeded(field, form.facts.values),
  };
  const value = form.typed[key] ?? '';
  const type = (text: string) => form.type(field, text);

  if (kind === 'rows') return <RowsField field={field} form={form} {...common} />;
  if (kind === 'money') {
    return <MoneyField {...common} value={value} onValueChange={type} read={tidyMoney} />;
  }
  if (kind === 'date') {
    return (
      <DateField
        {...common}
        hasCalendar
        value={value}
        onValueChange={type}
        read={(typed) => tidyDate(typed, latestTypedDay(today()))}
      />
    );
  }
  if (kind === 'yes-no') {
    return <YesNoField {...common} value={value} onChoose={type} />;
  }
  if (kind === 'choice' || kind === 'state') {
    const options =
      kind === 'state'
        ? Object.entries(states).map(([code, { name }]) => ({ value: code, label: name }))
        : Object.entries(choices ?? {}).map(([code, words]) => ({ value: code, label: words }));

    return (
      <SelectField
        {...common}
        placeholder="Choose"
        options={options}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
      />
    );
  }
  if (kind === 'note' || field.grows) {
    return (
      <TextAreaField
        {...common}
        {...(field.grows && { rows: 1 })}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
      />
    );
  }

  return (
    <TextField
      {...common}
      width={kind === 'number' ? 'short' : 'name'}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      value={value}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
