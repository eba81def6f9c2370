import { useEffect, useRef } from 'react';
import { CLIENT_METHODS } from '~/domain/client-payment/client-methods';
import type { ClientPayment } from '~/domain/client-payment/client-payment-calls';
import { formatMoney } from '~/domain/money';
import { openPayLinkAgain } from '~/stores/paying';
import { Button } from '~/ui/Button';
import { Spinner } from '~/ui/Spinner';
import { FormSection } from '../fields/FormSection';
import { PAYMENT_FIELD_ORDER } from '../steps/payment/payment-form-values';
import { PaymentFields } from '../steps/payment/PaymentFields';
import { usePaymentForm } from '../steps/payment/use-payment-form';
import { StepForm } from '../StepForm';
import { BondToPay } from './BondToPay';
import type { PayProps } from './pay-props';
import { PayProblemAlert } from './PayProblemAlert';
import { useClientPay } from './use-client-pay';

/** The price and what happens to the money, then the card or account of the client. */
export function PayForm({ payment, agency, surety }: PayProps & { payment: ClientPayment }) {
  const paymentForm = usePaymentForm();
  const { total } = payment.price;
  const { isPending, problem, pay } = useClientPay(paymentForm, total);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        {formatMoney(total)} for {payment.payerName}
      </h2>
      <StepForm
        form={paymentForm.form}
        fieldOrder={PAYMENT_FIELD_ORDER}
        onValid={(answers) => void pay(answers)}
        end={
          <div className="no-print mt-8 border-t border-rule pt-6">
            <Button type="submit" look="primary" aria-disabled={isPending || undefined}>
              {isPending && <Spinner />}
              {isPending ? 'Processing...' : `Authorize ${formatMoney(total)}`}
            </Button>
          </div>
        }
      >
        <BondToPay payment={payment} />
        <FormSection title="What happens to your money">
          <ul className="list-disc pl-5">
            <li>
              You pay {agency}, the agency. We pass the premium on to the surety, {surety}.
            </li>
            <li>We hold the amount now and charge it when we issue the bond.</li>
            <li>If there is no bond, we release it. Nothing is charged.</li>
            <li>
              {payment.sender} sees when you paid, the last four digits and your billing address,
              but never the full number.
            </li>
          </ul>
        </FormSection>
        <div className="no-print mt-10 border-t border-rule pt-8">
          <PaymentFields
            paymentForm={paymentForm}
            methods={CLIENT_METHODS}
            amount={total}
            isRenewal={false}
          />
        </div>
        {problem && (
          <div className="mt-6 grid gap-3">
            <PayProblemAlert code={problem} keepsTyped />
            {problem === 'session-ended' && (
              <p>
                <Button onClick={() => void openPayLinkAgain()}>Open the link again</Button>
              </p>
            )}
          </div>
        )}
      </StepForm>
    </div>
  );
}
