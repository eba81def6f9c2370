import { formatMoney } from '~/domain/money';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { PairList } from '~/ui/PairList';
import { FormSection } from '../../fields/FormSection';
import { focusHeadingIfLost } from '../../focus-heading';
import { longMomentWords } from '~/domain/formats/moment-words';
import { describePayment } from '~/domain/quote/payment-words';

export type PaidReceiptProps = { receipt: PaymentReceipt; onPayOtherwise: () => void };

/** The receipt of a payment authorized at the current price. No further payment is due. */
export function PaidReceipt({ receipt, onPayOtherwise }: PaidReceiptProps) {
  return (
    <FormSection title="Your payment">
      <PaidAlert {...receipt} />
      <div>
        <PairList
          pairs={[
            { label: 'Payment method', value: describePayment(receipt) },
            { label: 'Amount authorized', value: formatMoney(receipt.amount) },
            { label: 'Payment reference', value: receipt.reference },
            { label: 'Authorized', value: longMomentWords(receipt.authorizedAt) },
          ]}
        />
      </div>
      <div>
        <Button
          onClick={() => {
            onPayOtherwise();
            focusHeadingIfLost();
          }}
        >
          Pay another way
        </Button>
      </div>
    </FormSection>
  );
}

function PaidAlert({ method, isByClient }: PaymentReceipt) {
  if (isByClient) {
    return (
      <Alert type="success" title="Your client authorized the payment" isAnnounced>
        Your client’s {method === 'ach' ? 'bank account' : 'card'} is not charged yet. Continue to
        the review, then submit the application.
      </Alert>
    );
  }

  return method === 'wire' ? (
    <Alert type="success" title="We expect your wire transfer">
      Send it after you submit the application, with the reference below.
    </Alert>
  ) : (
    <Alert type="success" title="Your payment is authorized">
      {method === 'ach'
        ? 'Your bank account is not charged yet.'
        : 'Your card is held, not charged.'}{' '}
      Returning to this step does not charge you.
    </Alert>
  );
}
