import { formatMoney, type Cents } from '~/domain/money';
import { Alert } from '~/ui/Alert';
import { PairList } from '~/ui/PairList';
import { FormSection } from '../../fields/FormSection';

/** Placeholder details that belong to no bank. */
const SAMPLE_BANK = {
  name: 'Lowcountry Sample Bank',
  routingNumber: '000000000',
  accountNumber: '0000000000',
};

/** Where to send the money. The authorization returns the payment reference. */
export function WireInstructions({ amount }: { amount: Cents }) {
  return (
    <FormSection title="Wire instructions">
      <Alert type="warning" title="Sample details: send no money to them">
        These are placeholders, not a real bank. The real details go here when the account is open.
      </Alert>
      <div className="max-w-form">
        <PairList
          pairs={[
            { label: 'Bank (sample)', value: SAMPLE_BANK.name },
            { label: 'Routing number (sample)', value: SAMPLE_BANK.routingNumber },
            { label: 'Account number (sample)', value: SAMPLE_BANK.accountNumber },
            { label: 'Amount', value: formatMoney(amount) },
            { label: 'Reference', value: 'Your payment reference, shown after the next step' },
          ]}
        />
      </div>
      <p className="max-w-text text-muted">
        You confirm the wire below and send it from your bank. We issue the bond when it arrives.
      </p>
    </FormSection>
  );
}
