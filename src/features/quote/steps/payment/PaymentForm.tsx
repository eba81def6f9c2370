import type { ReactNode } from 'react';
import { type Cents, formatMoney } from '~/domain/money';
import type { PaymentMethod } from '~/domain/quote/payment-methods';
import { type BondVerb, bondVerb } from '~/domain/renewals/renewal-words';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import type { Price } from '~/domain/rates/price';
import type { CheckedQuote } from '../../checked-quote';
import { FailureAlert } from '../../FailureAlert';
import { KeepTrying } from '../../KeepTrying';
import { StepForm } from '../../StepForm';
import { PAYMENT_FIELD_ORDER } from './payment-form-values';
import { PaymentFields } from './PaymentFields';
import { isOutdated, PriceChanged } from './PriceChanged';
import { usePayment } from './use-payment';
import { usePaymentForm } from './use-payment-form';

export type PaymentFormProps = {
  quote: CheckedQuote;
  price: Price;
  /** The parts of the price, shown above the fields. */
  summary: ReactNode;
  /** An earlier payment that no longer counts or that the visitor is replacing. */
  earlierReceipt: PaymentReceipt | undefined;
  onPaid: () => void;
};

/** The form for the payment method, the billing address and the terms, with the pay button. */
export function PaymentForm({ quote, price, summary, earlierReceipt, onPaid }: PaymentFormProps) {
  const paymentForm = usePaymentForm();
  const { form, method } = paymentForm;
  const payment = usePayment(paymentForm, { quote, computed: price.total, onPaid });
  const { total, isPending, problem, waiting, pay } = payment;
  const isRenewal = quote.renews !== undefined;

  return (
    <StepForm
      form={form}
      fieldOrder={PAYMENT_FIELD_ORDER}
      onValid={(values) => void pay(values)}
      footer={{ submitLabel: payLabel(method, total), pendingLabel: 'Processing...', isPending }}
    >
      {summary}
      {isOutdated(earlierReceipt, price) && (
        <PriceChanged receipt={earlierReceipt} to={price.total} />
      )}
      <PaymentFields paymentForm={paymentForm} amount={total} isRenewal={isRenewal} />
      <p className="mt-6 max-w-text text-sm text-muted">
        {whenCharged(method, bondVerb(isRenewal))}
      </p>
      <KeepTrying reason={waiting} />
      {problem && (
        <div className="mt-6">
          <FailureAlert {...problem} />
        </div>
      )}
    </StepForm>
  );
}

/** When the money moves, by the payment method. */
function whenCharged(method: PaymentMethod, { verb }: BondVerb): string {
  const words: Record<PaymentMethod, string> = {
    credit_card: `We place a hold on your card now and charge it when we ${verb} the bond. If we decline, we release the hold.`,
    ach: `Your bank account is charged when we ${verb} the bond.`,
    wire: 'You send the wire after you submit.',
  };

  return `${words[method]} Nothing is submitted before you have reviewed it.`;
}

/** The label of the pay button. Nothing is charged before the application is submitted and approved. */
function payLabel(method: PaymentMethod, total: Cents): string {
  const due = formatMoney(total);

  return method === 'wire' ? `Pay ${due} by wire and review` : `Authorize ${due} and review`;
}
