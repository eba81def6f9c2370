import { useEffect, useRef } from 'react';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { ASK_QUOTE } from './link-messages';
import type { FailureWords } from './messages';

export type AskQuoteProps = {
  /** The email address of the account that would receive the quote. */
  email: string;
  isPending: boolean;
  failure: FailureWords | undefined;
  onAccept: () => void;
  onDecline: () => void;
};

/** Asks whether to move the unfinished quote of this browser to the account of a mailed link. */
export function AskQuote({ email, isPending, failure, onAccept, onDecline }: AskQuoteProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => headingRef.current?.focus(), []);

  return (
    <div className="grid gap-5">
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl">
        {ASK_QUOTE.title}
      </h2>
      <p>
        Add the quote you started in this browser to{' '}
        <strong className="break-words">{email}</strong>?
      </p>
      <p className="text-muted">{ASK_QUOTE.text}</p>
      {failure && (
        <Alert type="danger" title={failure.title} isAnnounced>
          {failure.description}
        </Alert>
      )}
      <div className="grid gap-3">
        <Button look="primary" disabled={isPending} onClick={onAccept}>
          {ASK_QUOTE.accept}
        </Button>
        <Button disabled={isPending} onClick={onDecline}>
          {ASK_QUOTE.decline}
        </Button>
      </div>
    </div>
  );
}
