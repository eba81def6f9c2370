import { MAX_OPEN_DRAFTS } from '~/domain/quote/draft-limits';
import { Alert } from '~/ui/Alert';

/** Says that the account can store no more drafts, and how to delete one. Renders nothing below the limit. */
export function FullDrafts({ count }: { count: number }) {
  if (count < MAX_OPEN_DRAFTS) return null;

  return (
    <Alert type="warning" title={`You have ${count} drafts, the most your account can store`}>
      A new quote stays in the browser you start it in. To make room, open a draft you no longer
      need and choose Delete draft. The oldest is last.
    </Alert>
  );
}
