import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { priceBond } from '~/domain/quote/pricing';
import { checkQuote } from '../../checked-quote';
import { FailureAlert } from '../../FailureAlert';
import { FormSection } from '../../fields/FormSection';
import { PAYMENT_FAILURES } from '../../messages';
import type { StepProps } from '../../step-modules';
import { $payment } from '../../store';
import { StepFooter } from '../../StepFooter';
import { useOpenQuote } from '../../use-open-quote';
import { PaidReceipt } from './PaidReceipt';
import { PaymentForm } from './PaymentForm';
import { PriceSummary, type PriceSummaryProps } from './PriceSummary';

/** Step 6: the price, and the payment. Paid already at this price, it shows the receipt instead of the form. */
export function PaymentStep({ onContinue }: StepProps) {
  const checked = checkQuote(useOpenQuote());
  const receipt = useStore($payment);
  const [wantsOtherWay, setWantsOtherWay] = useState(false);

  if (!checked.ok) {
    return (
      <>
        <FailureAlert failure={checked} words={PAYMENT_FAILURES[checked.code]} />
        <StepFooter isDisabled />
      </>
    );
  }

  const { amount } = checked.value.answers.bondDetails;
  const { creditCheck } = checked.value.answers.underwriting;
  const price = priceBond({ amount, creditCheck });
  const summary = <PriceSection amount={amount} creditCheck={creditCheck} price={price} />;

  if (receipt?.amount === price.total && !wantsOtherWay) {
    return (
      <>
        {summary}
        <PaidReceipt receipt={receipt} onPayOtherwise={() => setWantsOtherWay(true)} />
        <StepFooter onSubmit={onContinue} />
      </>
    );
  }

  return (
    <PaymentForm
      quote={checked.value}
      price={price}
      summary={summary}
      earlierReceipt={receipt}
      onPaid={onContinue}
    />
  );
}

function PriceSection(props: PriceSummaryProps) {
  return (
    <FormSection title="Your price">
      <PriceSummary {...props} />
    </FormSection>
  );
}
