import { useStore } from '@nanostores/react';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { leaveRenewal } from './quote-ends';
import { $isSubmitted, $renews } from './store';

/** What a renewal keeps of its bond, and the way out for who needs another bond. */
export function RenewalNotice() {
  const renews = useStore($renews);
  const isSubmitted = useStore($isSubmitted);
  if (!renews || isSubmitted) return null;

  const { bondNumber, amount, principal, obligee, startsOn } = renews;

  return (
    <Alert
      title={`This quote renews bond ${bondNumber}`}
      actions={<Button onClick={leaveRenewal}>Apply for a New Bond Instead</Button>}
    >
      The bond goes on under its number, for {principal} to {obligee}, {formatWholeMoney(amount)},
      with another term from {formatDate(startsOn)}. You get a continuation certificate to file with
      it. Another name or amount needs a rider to the bond, or a new bond.
    </Alert>
  );
}
