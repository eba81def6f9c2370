import type { PayProblem } from '~/stores/paying';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { payWords } from './pay-words';

type Props = { code: PayProblem; onRetry?: (() => void) | undefined };

/** The message about a failure, announced when it appears, with a button if another try may help. */
export function PayProblemAlert({ code, onRetry }: Props) {
  const { title, description } = payWords(code);

  return (
    <Alert
      type="danger"
      title={title}
      isAnnounced
      actions={onRetry && <Button onClick={onRetry}>Try again</Button>}
    >
      {description}
    </Alert>
  );
}
