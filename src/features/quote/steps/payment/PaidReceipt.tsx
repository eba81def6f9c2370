import { formatMoney } from '~/domain/money';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { PairList } from '~/ui/PairList';
import { FormSection } from '../../fields/FormSection';
import { momentWords } from '../../moment-words';
import { describePayment } from '~/domain/quote/payment-words';

export type PaidReceiptProps = {
  receipt: PaymentReceipt;
  onPayOtherwise: () => void;
};

/** The payment that is authorized at today's price. There is nothing to pay again. */
export function PaidReceipt({ receipt, onPayOtherwise }: PaidReceiptProps) {
  return (
    <FormSection title="Your payment">
      {receipt.method === 'wire' ? (
        <Alert type="success" title="We expect your wire transfer">
          Send it when you have submitted the application, with the reference below.
        </Alert>
      ) : (
        <Alert type="success" title="Your payment is authorized">
          You are not charged again when you come back to this step.
        </Alert>
      )}
      <div>
        <PairList
          pairs={[
            { label: 'Payment method', value: describePayment(receipt) },
            { label: 'Amount authorized', value: formatMoney(receipt.amount) },
            { label: 'Payment reference', value: receipt.reference },
            { label: 'Authorized', value: momentWords(receipt.authorizedAt) },
          ]}
        />
      </div>
      <div>
        <Button onClick={onPayOtherwise}>Pay another way</Button>
      </div>
    </FormSection>
  );
}
