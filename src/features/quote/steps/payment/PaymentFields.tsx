import type { Cents } from '~/domain/money';
import { PAYMENT_METHODS, type PaymentMethod } from '~/domain/quote/payment-methods';
import { PAYMENT_METHOD_LABELS } from '~/domain/quote/payment-words';
import { FormRadioField } from '../../fields/FormFields';
import { FormSection } from '../../fields/FormSection';
import { AccountFields } from './AccountFields';
import { BillingFields } from './BillingFields';
import { CardFields } from './CardFields';
import { HeldNumber } from './HeldNumber';
import { TermsField } from './TermsField';
import type { PaymentFormState } from './use-payment-form';
import { WireInstructions } from './WireInstructions';

const METHOD_HINTS: Record<PaymentMethod, string> = {
  credit_card: 'Visa, Mastercard, American Express or Discover',
  ach: 'From a US checking or savings account',
  wire: 'Wire from your bank. We issue the bond when it arrives.',
};

type Props = { paymentForm: PaymentFormState; amount: Cents };

/** The fields of the payment form: the payment method, its number, the billing address and the terms. */
export function PaymentFields({ paymentForm: { method, held, hold }, amount }: Props) {
  return (
    <>
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
      {!held && <MethodFields method={method} amount={amount} />}
      <BillingFields />
      <FormSection title="Terms and conditions">
        <TermsField />
      </FormSection>
    </>
  );
}

function MethodFields({ method, amount }: { method: PaymentMethod; amount: Cents }) {
  switch (method) {
    case 'credit_card':
      return <CardFields />;
    case 'ach':
      return <AccountFields />;
    case 'wire':
      return <WireInstructions amount={amount} />;
  }
}
