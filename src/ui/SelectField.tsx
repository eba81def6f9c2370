import type { ComponentProps } from 'react';
import { describeField, Field, type FieldProps } from './Field';
import { CONTROL_CLASSES, type ControlWidth, WIDTH_CLASSES } from './field-classes';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'size' | 'multiple'> & {
    options?: readonly SelectOption[];
    /** Options under headings, after the plain ones. */
    groups?: readonly { label: string; options: readonly SelectOption[] }[];
    /** The label of an empty first option. Leave it out when one option is always selected. */
    placeholder?: string;
    width?: ControlWidth;
  };

/** A choice from a list, with the browser's own select. */
export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  options = [],
  groups = [],
  placeholder,
  width = 'name',
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <select
        {...select}
        {...describeField({ id, hint, error })}
        id={id}
        required={required}
        className={`${CONTROL_CLASSES} ${WIDTH_CLASSES[width]}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
    </Field>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
