import type { ComponentProps } from 'react';
import { describeField, Field, type FieldProps } from './Field';
import { CONTROL_CLASSES, WIDTH_CLASSES } from './field-classes';

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** Several lines of text. The box grows with what is typed where the browser can. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  rows = 3,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...textarea}
        {...describeField({ id, hint, error })}
        id={id}
        rows={rows}
        required={required}
        className={`${CONTROL_CLASSES} ${WIDTH_CLASSES.full} field-sizing-content min-h-24`}
      />
    </Field>
  );
}
