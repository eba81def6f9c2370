import { formatMoney, type Cents } from '~/domain/money';
import { chargedAtIssue } from '~/domain/quote/charge-words';
import { WIRE_BANK } from '~/domain/quote/wire-bank';
import { Alert } from '~/ui/Alert';
import { PairList } from '~/ui/PairList';
import { FormSection } from '../../fields/FormSection';

const { sample, name, routingNumber, accountNumber } = WIRE_BANK;
const mark = sample ? ' (sample)' : '';

/** Where to send the money. The authorization returns the payment reference. */
export function WireInstructions({ amount, isRenewal }: { amount: Cents; isRenewal: boolean }) {
  return (
    <FormSection title="Wire instructions">
      {sample && (
        <Alert type="warning" title="Sample details: send no money to them">
          These are placeholders, not a real bank. The real details go here when the account is
          open.
        </Alert>
      )}
      <div className="max-w-form">
        <PairList
          pairs={[
            { label: `Bank${mark}`, value: name },
            { label: `Routing number${mark}`, value: routingNumber },
            { label: `Account number${mark}`, value: accountNumber },
            { label: 'Amount', value: formatMoney(amount) },
            { label: 'Reference', value: 'Your payment reference, shown after the next step' },
          ]}
        />
      </div>
      <p className="max-w-text text-muted">
        You confirm the wire below and send it from your bank. {chargedAtIssue('wire', isRenewal)}
      </p>
    </FormSection>
  );
}
