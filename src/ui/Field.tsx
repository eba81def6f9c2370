import type { ReactNode } from 'react';
import { ERROR_CLASSES, HINT_CLASSES, LABEL_CLASSES } from './field-classes';

/** The props of every form field, in addition to the attributes of its input. */
export type FieldProps = {
  id: string;
  label: string;
  /** Help text under the label. It is always visible. */
  hint?: ReactNode;
  /** The error message. The error summary shows the same sentence. */
  error?: string | undefined;
  required?: boolean;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
};

/** The attributes that connect an input with its hint and its error. */
export function describeField({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);

  return {
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** The layout of a form field: label, hint, control, error. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className={LABEL_CLASSES}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The hint of a field. Renders nothing without one. */
export function FieldHint({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) {
  if (!hint) return null;

  return (
    <div id={`${id}-hint`} className={HINT_CLASSES}>
      {hint}
    </div>
  );
}

/** The error of a field. Renders nothing without one. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;

  return (
    <p id={`${id}-error`} className={ERROR_CLASSES}>
      <svg viewBox="0 0 16 16" className="mt-1 size-4 shrink-0" aria-hidden="true">
        <path
          fill="currentColor"
          d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm-.9 3.2h1.8v4.9H7.1V4.2Zm.9 8a1.1 1.1 0 1 1 0-2.2 1.1 1.1 0 0 1 0 2.2Z"
        />
      </svg>
      {error}
    </p>
  );
}
