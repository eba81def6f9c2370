import { formatMoney } from '~/domain/money';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { PairList } from '~/ui/PairList';
import { describePayment } from '~/domain/quote/payment-words';
import { ReviewCard } from './ReviewCard';

/** The payment. This page knows only the last four digits of the number. */
export function PaymentCard({ receipt }: { receipt: PaymentReceipt }) {
  return (
    <ReviewCard title="Payment Method" editStep="payment">
      <PairList
        pairs={[
          { label: 'Payment method', value: describePayment(receipt) },
          { label: 'Amount authorized', value: formatMoney(receipt.amount) },
          { label: 'Payment reference', value: receipt.reference },
        ]}
      />
      <p className="mt-4 font-semibold">Terms and conditions accepted</p>
    </ReviewCard>
  );
}
