import { canRetry } from '~/data/signing/signing';
import type { PayProblem } from '~/stores/paying';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { payWords } from './pay-words';

type Props = {
  code: PayProblem;
  onRetry?: (() => void) | undefined;
  /** Whether the page still shows what the client typed. */
  keepsTyped?: boolean;
};

/** The message about a failure, announced when it appears, with a button if another try may help. */
export function PayProblemAlert({ code, onRetry, keepsTyped = false }: Props) {
  const { title, description } = payWords(code);
  const mayTryAgain = canRetry(code) || code === 'unexpected';

  return (
    <Alert
      type="danger"
      title={title}
      isAnnounced
      actions={onRetry && <Button onClick={onRetry}>Try again</Button>}
    >
      {keepsTyped && mayTryAgain && 'What you typed is still here. '}
      {description}
    </Alert>
  );
}
