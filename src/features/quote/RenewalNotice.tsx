import { useStore } from '@nanostores/react';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { isForOneCommission, NEW_COMMISSION } from '~/domain/renewals/last-term-facts';
import { Alert } from '~/ui/Alert';
import { InsteadOfRenewal } from './renewal/InsteadOfRenewal';
import { $isSubmitted, $renews, $selection } from './store';

/** Says which data a renewal takes from its bond, with a quiet way out for visitors who need another bond. */
export function RenewalNotice() {
  const renews = useStore($renews);
  const isSubmitted = useStore($isSubmitted);
  const { bondType } = useStore($selection);
  if (!renews || isSubmitted) return null;

  const { bondNumber, amount, principal, obligee, payee = obligee, startsOn } = renews;

  return (
    <Alert title={`This quote renews bond ${bondNumber}`}>
      <p>
        The bond keeps its number, its principal {principal}, its obligee {payee} and its amount,{' '}
        {formatWholeMoney(amount)}. The next term starts on {formatDate(startsOn)}.
      </p>
      {isForOneCommission(bondType) && (
        <p>
          {NEW_COMMISSION.title} {NEW_COMMISSION.text}
        </p>
      )}
      <InsteadOfRenewal />
    </Alert>
  );
}
