import type { PayProblem } from '~/stores/paying';
import { Alert } from '~/ui/Alert';
import { payWords } from './pay-words';

/** The message about a failure, announced when it appears. */
export function PayProblemAlert({ code }: { code: PayProblem }) {
  const { title, description } = payWords(code);

  return (
    <Alert type="danger" title={title} isAnnounced>
      {description}
    </Alert>
  );
}
