import type { ComponentProps, Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import { describeField, Field, type FieldProps } from './Field';
import { CONTROL_CLASSES, type ControlWidth, WIDTH_CLASSES } from './field-classes';

export type MoneyFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    'name' | 'onChange' | 'onBlur' | 'readOnly' | 'placeholder' | 'autoComplete'
  > & {
    /** The text in the box, such as "$10,000". */
    value: string;
    ref?: Ref<HTMLInputElement>;
    width?: ControlWidth;
  };

/**
 * A dollar amount, with separators added while the user types: "$1,234.50". The value is the text
 * as shown.
 */
export function MoneyField({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  width = 'number',
  ref,
  ...input
}: MoneyFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <NumericFormat
        {...input}
        {...describeField({ id, hint, error })}
        id={id}
        {...(ref && { getInputRef: ref })}
        required={required}
        inputMode="decimal"
        prefix="$"
        thousandSeparator=","
        decimalScale={2}
        allowNegative={false}
        className={`${CONTROL_CLASSES} ${WIDTH_CLASSES[width]}`}
      />
    </Field>
  );
}
