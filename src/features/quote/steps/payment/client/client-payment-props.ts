import type { MatterPayment } from '~/data/client-payment/asked-payment';
import type { Cents } from '~/domain/money';
import type { CheckedQuote } from '../../../checked-quote';

/** The payment of a quote that the client of its matter is asked for. */
export type ClientPaymentProps = {
  /** The key of the view of who pays. */
  viewKey: string;
  payment: MatterPayment;
  quote: CheckedQuote;
  total: Cents;
  /** Called when the attorney pays in another way. */
  onPayHere: () => void;
};
