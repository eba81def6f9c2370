import type { ReactNode } from 'react';
import { formatMoney } from '~/domain/money';
import type { PaymentMethod } from '~/domain/quote/payment-methods';
import { PAYMENT_METHODS } from '~/domain/quote/payment-methods';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import type { Price } from '~/domain/rates/price';
import { Alert } from '~/ui/Alert';
import type { CheckedQuote } from '../../checked-quote';
import { FailureAlert } from '../../FailureAlert';
import { FormRadioField } from '../../fields/FormFields';
import { FormSection } from '../../fields/FormSection';
import { KeepTrying } from '../../KeepTrying';
import { PAYMENT_FAILURES } from '../../messages';
import { PAYMENT_METHOD_LABELS } from '~/domain/quote/payment-words';
import { StepForm } from '../../StepForm';
import { AccountFields } from './AccountFields';
import { BillingFields } from './BillingFields';
import { CardFields } from './CardFields';
import { HeldNumber } from './HeldNumber';
import { PAYMENT_FIELD_ORDER } from './payment-form-values';
import { TermsField } from './TermsField';
import { usePayment } from './use-payment';
import { usePaymentForm } from './use-payment-form';
import { WireInstructions } from './WireInstructions';

export type PaymentFormProps = {
  quote: CheckedQuote;
  price: Price;
  /** The parts of the price, shown above the fields. */
  summary: ReactNode;
  /** An earlier payment that no longer counts or that the visitor is replacing. */
  earlierReceipt: PaymentReceipt | undefined;
  onPaid: () => void;
};

const METHOD_HINTS: Record<PaymentMethod, string> = {
  credit_card: 'Visa, Mastercard, American Express or Discover',
  ach: 'From a US checking or savings account',
  wire: 'Wire from your bank. We issue the bond when it arrives.',
};

/** The form for the payment method, the billing address and the terms, with the pay button. */
export function PaymentForm({ quote, price, summary, earlierReceipt, onPaid }: PaymentFormProps) {
  const paymentForm = usePaymentForm();
  const { form, method, held, hold } = paymentForm;
  const { isPending, failure, waiting, pay } = usePayment(paymentForm, { quote, price, onPaid });
  const total = formatMoney(price.total);
  const isOutdated = earlierReceipt !== undefined && earlierReceipt.amount !== price.total;

  return (
    <StepForm
      form={form}
      fieldOrder={PAYMENT_FIELD_ORDER}
      onValid={(values) => void pay(values)}
      footer={{ submitLabel: payLabel(method, total), pendingLabel: 'Processing...', isPending }}
    >
      {summary}
      {isOutdated && <PriceChanged from={earlierReceipt.amount} to={price.total} />}
      <FormSection title="How you pay">
        <FormRadioField
          name="paymentMethod"
          label="Payment method"
          required
          options={PAYMENT_METHODS.map((value) => ({
            value,
            label: PAYMENT_METHOD_LABELS[value],
            hint: METHOD_HINTS[value],
          }))}
        />
        {held && <HeldNumber held={held} onRelease={() => hold(undefined)} />}
      </FormSection>
      {!held && <MethodFields method={method} amount={price.total} />}
      <BillingFields />
      <FormSection title="Terms and conditions">
        <TermsField />
      </FormSection>
      <KeepTrying reason={waiting} />
      {failure && (
        <div className="mt-6">
          <FailureAlert failure={failure} words={PAYMENT_FAILURES[failure.code]} />
        </div>
      )}
    </StepForm>
  );
}

/** The label of the pay button. Nothing is charged before the application is submitted and approved. */
function payLabel(method: PaymentMethod, total: string): string {
  return method === 'wire' ? `Pay ${total} by wire and review` : `Authorize ${total} and review`;
}

function MethodFields({ method, amount }: { method: PaymentMethod; amount: number }) {
  switch (method) {
    case 'credit_card':
      return <CardFields />;
    case 'ach':
      return <AccountFields />;
    case 'wire':
      return <WireInstructions amount={amount} />;
  }
}

function PriceChanged({ from, to }: { from: number; to: number }) {
  return (
    <div className="mb-8">
      <Alert type="warning" title="The price changed since you paid">
        You authorized {formatMoney(from)}. With the answers you changed since, the price is{' '}
        {formatMoney(to)}. Authorize the new amount; the earlier one is released.
      </Alert>
    </div>
  );
}
