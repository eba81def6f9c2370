import type { ComponentProps, ReactNode, Ref } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { describeField, Field, type FieldProps } from './Field';
import { CONTROL_CLASSES, type ControlWidth, WIDTH_CLASSES } from './field-classes';
import { fillPattern, patternCaretBoundary, patternDigits } from './pattern-format';

export type MaskedFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    'name' | 'onChange' | 'onBlur' | 'autoComplete' | 'placeholder' | 'readOnly' | 'inputMode'
  > & {
    /** The text in the box, such as "(803) 555-0123". */
    value: string;
    /** "#" stands for a digit. A function chooses a pattern by the digits entered so far. */
    pattern: string | ((digits: string) => string);
    /**
     * Returns the digits of a complete value in another notation, for pasting and autofill.
     * Undefined when it cannot read the text.
     */
    parse?: (text: string) => string | undefined;
    ref?: Ref<HTMLInputElement>;
    width?: ControlWidth;
    /** Shows dots instead of digits. */
    isHidden?: boolean;
    /** An element beside the box, such as a Show button. */
    addition?: ReactNode;
  };

/** A field for digits that formats them while the user types: phone, SSN, EIN, ZIP code. */
export function MaskedField({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  pattern,
  parse,
  width = 'code',
  isHidden = false,
  addition,
  ref,
  ...input
}: MaskedFieldProps) {
  const patternOf = (digits: string) => (typeof pattern === 'string' ? pattern : pattern(digits));
  const digitsOf = (text: string) => patternDigits(text, patternOf(text.replace(/\D/g, '')), parse);

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="flex flex-wrap items-end gap-x-2">
        <NumberFormatBase
          inputMode="numeric"
          {...input}
          {...describeField({ id, hint, error })}
          id={id}
          type="text" // dots come from a style, because browsers offer to save the contents of password boxes
          {...(ref && { getInputRef: ref })}
          required={required}
          spellCheck={false}
          format={(digits) => fillPattern(digits, patternOf(digits))}
          removeFormatting={digitsOf}
          getCaretBoundary={patternCaretBoundary}
          className={`${CONTROL_CLASSES} ${WIDTH_CLASSES[width]} ${isHidden ? '[-webkit-text-security:disc]' : ''}`}
        />
        {addition}
      </div>
    </Field>
  );
}
