import { useStore } from '@nanostores/react';
import { payeeFacts } from '~/domain/bonds/payee';
import { formatDate } from '~/domain/dates';
import { isRecord } from '~/domain/is-record';
import { type Cents, formatMoney, formatWholeMoney } from '~/domain/money';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import { isForOneCommission } from '~/domain/renewals/last-term-facts';
import { newEndOf } from '~/domain/renewals/new-end';
import { PairList } from '~/ui/PairList';
import { FormSection } from '../fields/FormSection';
import { $sections } from '../store';
import { useChoice } from '../use-choice';
import { NewCommission } from './NewCommission';
import { SomethingChanged } from './SomethingChanged';

type Props = { renews: KeptTerms; total: Cents };

/** The bond to renew, its next term and its price, with a way into the steps for a customer whose answers changed. */
export function RenewalFacts({ renews, total }: Props) {
  const { bond } = useChoice();
  const details = useStore($sections).bondDetails;
  const termYears = isRecord(details) ? Number(details['termYears']) : 0;
  const endsOn = termYears > 0 ? newEndOf(renews, termYears) : undefined;

  return (
    <FormSection title={`Nothing changed? Pay ${formatMoney(total)}`}>
      <div className="max-w-form">
        <PairList
          pairs={[
            { label: 'Bond', value: renews.bondNumber },
            { label: 'Principal', value: renews.principal },
            ...payeeFacts(renews.payee ?? renews.obligee, renews.obligee).map(([label, value]) => ({
              label,
              value,
            })),
            { label: 'Bond amount', value: formatWholeMoney(renews.amount) },
            { label: 'Next term starts', value: formatDate(renews.startsOn) },
            ...(endsOn ? [{ label: 'New end', value: formatDate(endsOn) }] : []),
          ]}
        />
      </div>
      {isForOneCommission(bond.slug) && <NewCommission />}
      <p className="max-w-text">
        We use the answers of your last application. Does one of them need a change?
      </p>
      <SomethingChanged />
    </FormSection>
  );
}
