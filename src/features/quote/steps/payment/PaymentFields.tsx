import type { Cents } from '~/domain/money';
import { chargedAtIssue } from '~/domain/quote/charge-words';
import { PAYMENT_METHODS, type PaymentMethod } from '~/domain/quote/payment-methods';
import { PAYMENT_METHOD_LABELS } from '~/domain/quote/payment-words';
import { FormRadioField } from '../../fields/FormFields';
import { FormSection } from '../../fields/FormSection';
import { toFieldId } from '../../to-error-list';
import { AccountFields } from './AccountFields';
import { BillingFields } from './BillingFields';
import { CardFields } from './CardFields';
import { type Held, HeldNumber } from './HeldNumber';
import { TermsField } from './TermsField';
import type { PaymentFormState } from './use-payment-form';
import { WireInstructions } from './WireInstructions';

type Props = {
  paymentForm: PaymentFormState;
  /** The methods to choose from. Defaults to all. */
  methods?: readonly PaymentMethod[];
  amount: Cents;
  isRenewal: boolean;
};

/** The first field of each number, which takes the focus from the button that makes room for it. */
const FIRST_FIELDS: Record<Held['method'], string> = {
  credit_card: 'creditCard.name',
  ach: 'ach.routingNumber',
};

/** The fields of the payment form: the payment method, its number, the billing address and the terms. */
export function PaymentFields({ paymentForm, methods, amount, isRenewal }: Props) {
  const { method, held, hold } = paymentForm;
  const enterAnother = (released: Held) => {
    hold(undefined);
    requestAnimationFrame(() =>
      document.getElementById(toFieldId(FIRST_FIELDS[released.method]))?.focus(),
    );
  };

  return (
    <>
      <FormSection title="How you pay">
        <FormRadioField
          name="paymentMethod"
          label="Payment method"
          required
          options={(methods ?? PAYMENT_METHODS).map((value) => ({
            value,
            label: PAYMENT_METHOD_LABELS[value],
            hint: methodHint(value, isRenewal),
          }))}
        />
        {held && <HeldNumber held={held} onRelease={() => enterAnother(held)} />}
      </FormSection>
      {!held && <MethodFields method={method} amount={amount} isRenewal={isRenewal} />}
      <BillingFields />
      <FormSection title="Terms and conditions">
        <TermsField />
      </FormSection>
    </>
  );
}

function methodHint(method: PaymentMethod, isRenewal: boolean): string {
  const hints: Record<PaymentMethod, string> = {
    credit_card: 'Visa, Mastercard, American Express or Discover',
    ach: 'From a US checking or savings account',
    wire: `Wire from your bank. ${chargedAtIssue('wire', isRenewal)}`,
  };

  return hints[method];
}

type MethodFieldsProps = Pick<Props, 'amount' | 'isRenewal'> & { method: PaymentMethod };

function MethodFields({ method, amount, isRenewal }: MethodFieldsProps) {
  switch (method) {
    case 'credit_card':
      return <CardFields />;
    case 'ach':
      return <AccountFields />;
    case 'wire':
      return <WireInstructions amount={amount} isRenewal={isRenewal} />;
  }
}
