import { useEffect, useRef } from 'react';
import { maskEmail } from '~/domain/accounts/masked-email';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { ASK_ACCOUNT } from './link-messages';
import type { FailureWords } from './messages';

export type AskAccountProps = {
  /** The email address of the account that the link opens. */
  email: string;
  /** The email address of another account that is signed in here. */
  signedInAs: string | undefined;
  isPending: boolean;
  failure: FailureWords | undefined;
  onContinue: () => void;
  onDecline: () => void;
};

/**
 * Names the account of a mailed link and waits for a press. The text shows the whole address, because two masked
 * addresses can look alike.
 */
export function AskAccount({
  email,
  signedInAs,
  isPending,
  failure,
  onContinue,
  onDecline,
}: AskAccountProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => headingRef.current?.focus(), []);

  return (
    <div className="grid gap-5">
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl">
        {ASK_ACCOUNT.title}
      </h2>
      <p>
        The link you opened signs you in as <strong className="break-words">{email}</strong>.
      </p>
      {signedInAs && (
        <Alert type="warning">
          <span className="break-words">You are signed in as {signedInAs}</span>. If you continue,
          you are signed out of that account in this browser.
        </Alert>
      )}
      <p className="text-muted">{ASK_ACCOUNT.warning}</p>
      {failure && (
        <Alert type="danger" title={failure.title} isAnnounced>
          {failure.description}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button look="primary" disabled={isPending} onClick={onContinue}>
          <span className="min-w-0 break-words">
            {isPending ? ASK_ACCOUNT.pending : `Continue as ${maskEmail(email)}`}
          </span>
        </Button>
        <Button disabled={isPending} onClick={onDecline}>
          {ASK_ACCOUNT.decline}
        </Button>
      </div>
    </div>
  );
}
