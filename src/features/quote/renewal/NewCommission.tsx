import { NEW_COMMISSION } from '~/domain/renewals/last-term-facts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { applyInstead } from './InsteadOfRenewal';

/** Asks a notary before the payment whether the next term is that of a new commission, which needs a new bond. */
export function NewCommission() {
  return (
    <Alert
      type="warning"
      title={NEW_COMMISSION.title}
      actions={<Button onClick={applyInstead}>Apply for a New Bond</Button>}
    >
      {NEW_COMMISSION.text}
    </Alert>
  );
}
