import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '~/ui/Alert';
import type { FailureWords } from './messages';

export type AccountFormProps = {
  onSubmit: () => void;
  /** The failure of the last try. */
  failure: FailureWords | undefined;
  /** The label of the button, and its label while the form is being sent. */
  submit: { label: string; pendingLabel: string };
  isPending: boolean;
  /** False while the form is incomplete or invalid; the button is then disabled. */
  canSubmit: boolean;
  children: ReactNode;
};

/** The frame of an account form: the failure, the fields and one button. */
export function AccountForm({
  onSubmit,
  failure,
  submit,
  isPending,
  canSubmit,
  children,
}: AccountFormProps) {
  const failureRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) failureRef.current?.focus();
  }, [failure]);

  return (
    <form
      noValidate
      aria-busy={isPending}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit && !isPending) onSubmit();
      }}
    >
      {failure && (
        <div ref={failureRef} tabIndex={-1}>
          <Alert type="danger" title={failure.title} isAnnounced>
            {failure.description}
          </Alert>
        </div>
      )}
      {children}
      <button
        type="submit"
        className="button button-primary w-full"
        disabled={!canSubmit || isPending}
      >
        {isPending ? submit.pendingLabel : submit.label}
      </button>
    </form>
  );
}
