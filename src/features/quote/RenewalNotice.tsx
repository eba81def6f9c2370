import { useStore } from '@nanostores/react';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { leaveRenewal } from './quote-ends';
import { $isSubmitted, $renews } from './store';

/** Says which data a renewal takes from its bond, with a button for visitors who need another bond. */
export function RenewalNotice() {
  const renews = useStore($renews);
  const isSubmitted = useStore($isSubmitted);
  if (!renews || isSubmitted) return null;

  const { bondNumber, amount, principal, obligee, payee = obligee, startsOn } = renews;

  return (
    <Alert
      title={`This quote renews bond ${bondNumber}`}
      actions={<Button onClick={leaveRenewal}>Apply for a New Bond Instead</Button>}
    >
      The bond keeps its number, its principal {principal}, its obligee {payee} and its amount,{' '}
      {formatWholeMoney(amount)}. The next term starts on {formatDate(startsOn)}. You get a
      continuation certificate: file it where the bond is filed. To change the name or amount, you
      need a rider or a new bond.
    </Alert>
  );
}
