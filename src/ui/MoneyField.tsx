import type { ChangeEvent, ComponentProps, Ref } from 'react';
import { describeField, Field, type FieldProps } from './Field';
import { CONTROL_CLASSES, type ControlWidth, WIDTH_CLASSES } from './field-classes';
import { caretAfterShaping, shapeMoney } from './money-typing';

export type MoneyFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'readOnly' | 'placeholder' | 'autoComplete'> & {
    /** The text in the box, such as "$10,000". */
    value: string;
    onValueChange: (value: string) => void;
    /** Returns a complete text in the usual notation: "$10,000" for "10k". Undefined when it cannot read it. */
    read?: (text: string) => string | undefined;
    ref?: Ref<HTMLInputElement>;
    width?: ControlWidth;
  };

/**
 * A dollar amount, with separators added while the user types: "$1,234.50". The value is the text as
 * shown. Text that is no amount stays, so that its owner can correct it.
 */
export function MoneyField({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  width = 'number',
  value,
  onValueChange,
  read = () => undefined,
  onBlur,
  ...input
}: MoneyFieldProps) {
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = target;
    const shaped = shapeMoney(typed);
    if (shaped !== typed) {
      // React leaves the caret alone when the box already shows the new value.
      target.value = shaped;
      const caret = caretAfterShaping(typed, selectionStart ?? typed.length, shaped);
      target.setSelectionRange(caret, caret);
    }
    onValueChange(shaped);
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        {...describeField({ id, hint, error })}
        id={id}
        type="text"
        inputMode="decimal"
        spellCheck={false}
        required={required}
        value={value}
        onChange={handleChange}
        onBlur={(event) => {
          const amount = read(value);
          if (amount !== undefined && amount !== value) onValueChange(amount);
          onBlur?.(event);
        }}
        className={`${CONTROL_CLASSES} ${WIDTH_CLASSES[width]}`}
      />
    </Field>
  );
}
