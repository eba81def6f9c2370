import type { ComponentProps, ReactNode } from 'react';
import { type FieldProps, FieldError, FieldHint } from './Field';
import { LABEL_CLASSES } from './field-classes';

export type RadioOption = {
  value: string;
  label: string;
  hint?: string;
  /** Fields for this option, below it. The caller passes them only when they should show. */
  children?: ReactNode;
};

export type RadioGroupFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
    options: readonly RadioOption[];
    /** The selected value, for a controlled group. */
    value?: string | undefined;
    /** Places the options side by side. For two or three short options. */
    inline?: boolean;
  };

/**
 * A choice between a few visible options. The first radio button has the group's id, so that an
 * error can link to it.
 */
export function RadioGroupField({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  options,
  value,
  inline = false,
  ...input
}: RadioGroupFieldProps) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);

  return (
    <fieldset
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
    >
      <legend className={LABEL_CLASSES}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className={inline ? 'mt-1.5 flex flex-wrap gap-x-3 gap-y-2' : 'mt-1.5 grid gap-2'}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            {...input}
            {...(value === undefined ? {} : { checked: value === option.value })}
            id={index === 0 ? id : `${id}-${option.value}`}
            option={option}
            isWrong={Boolean(error)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> & {
  id: string;
  option: RadioOption;
  isWrong: boolean;
};

function Choice({ id, option, isWrong, ...input }: ChoiceProps) {
  const border = isWrong ? 'border-danger' : 'border-control';

  return (
    <div className="min-w-36">
      <label
        htmlFor={id}
        className={`flex min-h-touch cursor-pointer items-start gap-3 rounded-sm border bg-surface px-3 py-2 has-checked:border-marsh has-checked:bg-marsh-wash ${border}`}
      >
        <input
          {...input}
          type="radio"
          id={id}
          value={option.value}
          aria-describedby={option.hint ? `${id}-option-hint` : undefined}
          className="mt-1 size-5 shrink-0"
        />
        <span>
          <span className="block">{option.label}</span>
          {option.hint && (
            <span id={`${id}-option-hint`} className="block text-sm text-muted">
              {option.hint}
            </span>
          )}
        </span>
      </label>
      {option.children && (
        <div className="mt-3 ml-4 border-l-4 border-rule pl-4">{option.children}</div>
      )}
    </div>
  );
}
