import { useStore } from '@nanostores/react';
import { signInPath } from '~/domain/accounts/return-to';
import { Alert } from '~/ui/Alert';
import { $signedOutQuote, type SignedOutQuote } from './store';

/** Explains the empty page after a sign-out in another tab, with a link back to the quote. */
export function SignedOutNotice() {
  const quote = useStore($signedOutQuote);
  if (!quote) return null;

  return (
    <Alert
      type="warning"
      isAnnounced
      title="You were signed out in another tab"
      actions={
        <a href={signInPath(addressOf(quote))} className="button button-primary">
          Sign in again
        </a>
      }
    >
      {quote.isInAccount
        ? 'Your application is saved in your account. Sign in again to continue at the same step.'
        : 'Your answers were removed from this page. They were not saved in your account yet.'}
    </Alert>
  );
}

function addressOf({ quoteId, step, isInAccount }: SignedOutQuote): string {
  return isInAccount ? `/quote?${new URLSearchParams({ resume: quoteId, step })}` : '/quote';
}
