import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '~/ui/Alert';
import type { FailureWords } from './messages';

export type AccountFormProps = {
  onSubmit: () => void;
  /** Why the last try failed. */
  failure: FailureWords | undefined;
  /** The words on the button, and while the form is on its way. */
  submit: { label: string; pendingLabel: string };
  isPending: boolean;
  /** A form that cannot be sent yet has its button off (spec 2, section 2). */
  canSubmit: boolean;
  children: ReactNode;
};

/** The frame of a form of the account: what went wrong, the fields, and one button. */
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
