import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { priceBond } from '~/domain/quote/pricing';
import { checkQuote } from '../../checked-quote';
import { FailureAlert } from '../../FailureAlert';
import { PAYMENT_FAILURES } from '../../messages';
import type { StepProps } from '../../step-modules';
import { $payment } from '../../store';
import { useOpenQuote } from '../../use-open-quote';
import { PaidReceipt } from './PaidReceipt';
import { PaymentForm } from './PaymentForm';
import { PriceSummary } from './PriceSummary';

/** Step 6: the price, and the payment. Paid already at this price, it shows the receipt instead of the form. */
export function PaymentStep({ onContinue }: StepProps) {
  const checked = checkQuote(useOpenQuote());
  const receipt = useStore($payment);
  const [wantsOtherWay, setWantsOtherWay] = useState(false);

  if (!checked.ok) {
    return <FailureAlert failure={checked} words={PAYMENT_FAILURES[checked.code]} />;
  }

  const { amount } = checked.value.answers.bondDetails;
  const { creditCheck } = checked.value.answers.underwriting;
  const price = priceBond({ amount, creditCheck });
  const isPaid = receipt?.amount === price.total;

  return (
    <>
      <section aria-labelledby="price-heading" className="mb-10">
        <h3 id="price-heading" className="mb-3">
          Your price
        </h3>
        <PriceSummary amount={amount} creditCheck={creditCheck} price={price} />
      </section>
      {isPaid && !wantsOtherWay ? (
        <PaidReceipt
          receipt={receipt}
          onContinue={onContinue}
          onPayOtherwise={() => setWantsOtherWay(true)}
        />
      ) : (
        <PaymentForm
          quote={checked.value}
          price={price}
          earlierReceipt={receipt}
          onPaid={onContinue}
        />
      )}
    </>
  );
}
