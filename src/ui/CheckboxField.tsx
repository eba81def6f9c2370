import type { ComponentProps } from 'react';
import { describeField, type FieldProps, FieldError, FieldHint } from './Field';

export type CheckboxFieldProps = Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'size'>;

/** A checkbox with its statement. */
export function CheckboxField({ id, label, hint, error, required, ...input }: CheckboxFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="flex min-h-touch cursor-pointer items-start gap-3 py-2">
        <input
          {...input}
          {...describeField({ id, hint, error })}
          id={id}
          type="checkbox"
          required={required}
          className="mt-0.5 size-6 shrink-0"
        />
        <span>{label}</span>
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}
