import { formatMoney, formatWholeMoney } from '~/domain/money';
import { listedPayee } from '~/domain/bonds/payee';
import type { ClientPayment } from '~/domain/client-payment/client-payment-calls';
import { termWords } from '~/domain/quote/term-words';
import { storedPriceLines } from '~/domain/rates/price-lines';
import { stateName } from '~/domain/us-states';
import { PairList } from '~/ui/PairList';
import { FormSection } from '../fields/FormSection';
import { premiumDueWords } from '../price-words';

/** The bond with its parties, and the parts of its price. */
export function BondToPay({ payment }: { payment: ClientPayment }) {
  const { purpose, stateCode, principal, obligee, penalSum, price, charges, sender, termYears } =
    payment;

  return (
    <>
      <FormSection title="The bond">
        <PairList
          pairs={[
            { label: 'Asked by', value: sender },
            { label: 'Bond', value: `${purpose}, ${stateName(stateCode)}` },
            { label: 'Principal', value: principal },
            { label: 'Obligee', value: listedPayee(obligee) },
            { label: 'Bond amount', value: formatWholeMoney(penalSum) },
          ]}
        />
      </FormSection>
      <FormSection title="The price">
        <PairList
          pairs={[
            ...storedPriceLines(price, charges).map(({ label, amount }) => ({
              label,
              value: formatMoney(amount),
            })),
            { label: 'Total', value: <strong>{formatMoney(price.total)}</strong> },
          ]}
        />
        {/* Every bond of a matter runs until the court releases it. */}
        {termYears !== undefined && (
          <p>
            The price pays for {termWords(termYears)}. {premiumDueWords(termYears)}
          </p>
        )}
      </FormSection>
    </>
  );
}
