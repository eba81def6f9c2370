import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import type { FailureWords } from '../messages';

/** Says why a part of the page did not load, with a button that tries again. */
export function LoadFailure({ words, onRetry }: { words: FailureWords; onRetry: () => void }) {
  return (
    <Alert
      type="danger"
      title={words.title}
      isAnnounced
      actions={<Button onClick={onRetry}>Retry</Button>}
    >
      {words.description}
    </Alert>
  );
}
