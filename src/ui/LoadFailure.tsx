import { Alert } from './Alert';
import { Button } from './Button';

type Props = {
  words: { title: string; description: string; action?: string };
  onRetry: () => void;
};

/** The reason that something did not load, with a Retry button. */
export function LoadFailure({ words: { title, description, action = 'Retry' }, onRetry }: Props) {
  return (
    <Alert
      type="danger"
      title={title}
      isAnnounced
      actions={<Button onClick={onRetry}>{action}</Button>}
    >
      {description}
    </Alert>
  );
}
