import { type ComponentProps, useEffect } from 'react';
import { describeField, Field, type FieldProps } from './Field';
import { CONTROL_CLASSES, WIDTH_CLASSES } from './field-classes';
import { growWithText } from './grow-with-text';

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A text box with several lines. It grows with its text. With one row, it starts as high as a line of text. */
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
  // A form may have filled in a text from a draft.
  useEffect(() => growWithText(document.getElementById(id)));

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...textarea}
        {...describeField({ id, hint, error })}
        id={id}
        onInput={({ currentTarget }) => growWithText(currentTarget)}
        rows={rows}
        required={required}
        className={`${CONTROL_CLASSES} ${WIDTH_CLASSES.full} field-sizing-content wrap-anywhere ${rows > 1 ? 'min-h-24' : ''}`}
      />
    </Field>
  );
}
