import type { ComponentProps } from 'react';
import { describeField, Field, type FieldProps } from './Field';
import { CONTROL_CLASSES, type ControlWidth, WIDTH_CLASSES } from './field-classes';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'size' | 'width'> & { width?: ControlWidth };

/** One line of text. */
export function TextField({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  width = 'name',
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        {...describeField({ id, hint, error })}
        id={id}
        required={required}
        className={`${CONTROL_CLASSES} ${WIDTH_CLASSES[width]}`}
      />
    </Field>
  );
}
