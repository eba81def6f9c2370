import { useFormContext, useWatch } from 'react-hook-form';
import type { MatterField } from '~/domain/bonds/matter';
import { CheckboxField } from '~/ui/CheckboxField';
import { toFieldId } from '../to-error-list';
import {
  FormDateField,
  FormMoneyField,
  FormNameField,
  FormSelectField,
  FormTextField,
} from './FormFields';
import { LicenseYearNote } from './LicenseYearNote';
import { matterPath, type MatterValues } from './matter-values';

const Text = FormTextField<MatterValues>;
const Name = FormNameField<MatterValues>;
const DateInput = FormDateField<MatterValues>;
const Money = FormMoneyField<MatterValues>;
const Select = FormSelectField<MatterValues>;

/** The fields of a bond's matter, in the surrounding form. The browser fills in none: they are about the case. */
export function MatterFields({ fields }: { fields: readonly MatterField[] }) {
  return fields.map((field) => (
    <div key={field.key}>
      <Answer field={field} />
      {field.notYet !== undefined && <NotYet field={field} words={field.notYet} />}
      {field.key === 'licenseYearEnd' && <LicenseYearNote />}
    </div>
  ));
}

function Answer({ field: { key, label, kind, required, hint, choices = [], notYet } }: FieldProps) {
  const name = matterPath(key);
  const isWaiting = useWatch<MatterValues>({ name }) === notYet && notYet !== undefined;
  const field = { name, label, hint, ...(required ? { required } : { optional: true }) };

  // Words such as "Not signed yet" are text, which a date or money field does not show.
  if (isWaiting) return <Text {...field} readOnly />;
  if (kind === 'money') return <Money {...field} autoComplete="off" />;
  if (kind === 'date') return <DateInput {...field} hasCalendar autoComplete="off" />;
  if (kind === 'choice') return <Select {...field} placeholder="Select one" options={choices} />;
  if (kind === 'county') return <Name {...field} autoComplete="off" />;
  if (kind === 'name') return <Name {...field} width="full" autoComplete="off" />;

  return (
    <Text
      {...field}
      width="full"
      autoComplete="off"
      {...(kind === 'phone' && { inputMode: 'tel' })}
    />
  );
}

type FieldProps = { field: MatterField };

/** The checkbox for a value that does not exist yet. Unchecking it empties the field. */
function NotYet({ field, words }: FieldProps & { words: string }) {
  const { setValue } = useFormContext<MatterValues>();
  const name = matterPath(field.key);
  const isTicked = useWatch<MatterValues>({ name }) === words;

  return (
    <CheckboxField
      id={toFieldId(`${name}.not-yet`)}
      label={words}
      checked={isTicked}
      onChange={({ target }) => {
        setValue(name, target.checked ? words : '');
      }}
    />
  );
}
