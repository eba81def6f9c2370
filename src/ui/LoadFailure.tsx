import { Alert } from './Alert';
import { Button } from './Button';

type Props = { words: { title: string; description: string }; onRetry: () => void };

/** Something did not load: why, and the way to ask again. */
export function LoadFailure({ words: { title, description }, onRetry }: Props) {
  return (
    <Alert
      type="danger"
      title={title}
      isAnnounced
      actions={<Button onClick={onRetry}>Retry</Button>}
    >
      {description}
    </Alert>
  );
}
