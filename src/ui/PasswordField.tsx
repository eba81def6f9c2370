import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { describeField, Field, type FieldProps } from './Field';
import { CONTROL_CLASSES } from './field-classes';

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'size' | 'onKeyUp' | 'onKeyDown'>;

/** A password field with a Show button, and a notice while Caps Lock is on. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  required,
  optional = false,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => {
    setIsCapsLock(event.getModifierState('CapsLock'));
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="flex items-end gap-x-2">
        <input
          {...input}
          {...describeField({ id, hint, error })}
          id={id}
          type={isShown ? 'text' : 'password'}
          required={required}
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={noteCapsLock}
          onKeyUp={noteCapsLock}
          className={`${CONTROL_CLASSES} w-full`}
        />
        <button
          type="button"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="button button-quiet"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
      <p role="status" className="text-sm text-muted">
        {isCapsLock && 'Caps Lock is on.'}
      </p>
    </Field>
  );
}
