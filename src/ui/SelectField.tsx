import type { ComponentProps } from 'react';
import { describeField, Field, type FieldProps } from './Field';
import { CONTROL_CLASSES, type ControlWidth, WIDTH_CLASSES } from './field-classes';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'size' | 'multiple'> & {
    options: readonly SelectOption[];
    /** The first, empty choice. Left out when one of the options is always chosen. */
    placeholder?: string;
    width?: ControlWidth;
  };

/** A choice from a list, with the select of the browser. */
export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  options,
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
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
