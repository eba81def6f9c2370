import { formatMoney } from '~/domain/money';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { PairList } from '~/ui/PairList';
import { describePayment } from '../../payment-words';
import { StepFooter } from '../../StepFooter';

export type PaidReceiptProps = {
  receipt: PaymentReceipt;
  onContinue: () => void;
  onPayOtherwise: () => void;
};

const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The payment that is authorized at today's price. There is nothing to pay again. */
export function PaidReceipt({ receipt, onContinue, onPayOtherwise }: PaidReceiptProps) {
  return (
    <>
      <Alert type="success" title="Your payment is authorized">
        You are not charged again when you come back to this step.
      </Alert>
      <div className="mt-6 max-w-form">
        <PairList
          pairs={[
            { label: 'Paid by', value: describePayment(receipt) },
            { label: 'Amount authorized', value: formatMoney(receipt.amount) },
            { label: 'Payment reference', value: receipt.reference },
            { label: 'Authorized', value: momentFormat.format(new Date(receipt.authorizedAt)) },
          ]}
        />
      </div>
      <div className="mt-4">
        <Button look="quiet" onClick={onPayOtherwise}>
          Pay another way
        </Button>
      </div>
      <StepFooter onSubmit={onContinue} />
    </>
  );
}
