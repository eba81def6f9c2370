import { MAX_OPEN_DRAFTS } from '~/domain/quote/draft-limits';
import { Alert } from '~/ui/Alert';

/** Shown if the account has no room for this quote. Says where the quote is stored instead and how to make room. */
export function FullAccountNotice() {
  return (
    <Alert type="warning" isAnnounced title="This quote is not in your account">
      Your account has {MAX_OPEN_DRAFTS} drafts, the most it can store. This quote is saved in this
      browser only. To save it in your account,{' '}
      <a href="/dashboard" target="_blank" rel="noopener">
        delete a draft you no longer need
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      , then change an answer here. You can submit this quote either way.
    </Alert>
  );
}
