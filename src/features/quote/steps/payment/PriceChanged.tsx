import { type Cents, formatMoney } from '~/domain/money';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import type { Price } from '~/domain/rates/price';
import { Alert } from '~/ui/Alert';

/** Whether a payment was authorized for another price. */
export function isOutdated(
  receipt: PaymentReceipt | undefined,
  price: Price,
): receipt is PaymentReceipt {
  return receipt !== undefined && receipt.amount !== price.total;
}

/** Says that an earlier payment does not count for the new price. */
export function PriceChanged({ receipt, to }: { receipt: PaymentReceipt; to: Cents }) {
  const payer = receipt.isByClient ? 'your client' : 'you';

  return (
    <div className="my-8">
      <Alert type="warning" title={`The price changed after ${payer} authorized it`}>
        {receipt.isByClient ? 'Your client' : 'You'} authorized {formatMoney(receipt.amount)}. With
        the answers you changed since, the price is {formatMoney(to)}.{' '}
        {receipt.isByClient
          ? 'Ask your client to authorize the new amount, or pay it here. The earlier payment is then released.'
          : 'Authorize the new amount; the earlier one is released.'}
      </Alert>
    </div>
  );
}
