import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { owedPrice } from '~/domain/quote/owed-price';
import { Skeleton } from '~/ui/Skeleton';
import { checkQuote } from '../../checked-quote';
import { FailureAlert } from '../../FailureAlert';
import { FormSection } from '../../fields/FormSection';
import { PAYMENT_FAILURES } from '../../messages';
import { owedSentence } from '../../owed-sentence';
import { pricedAnswers } from '../../priced-answers';
import type { StepProps } from '../../step-props';
import { $payment } from '../../store';
import { StepFooter } from '../../StepFooter';
import { IncludedBond } from '../../IncludedBond';
import { useOpenQuote } from '../../use-open-quote';
import { AskClientOffer } from './client/AskClientOffer';
import { ClientPayment, isClientAsked } from './client/ClientPayment';
import { useMatterPayment } from './client/use-matter-payment';
import { PaidReceipt } from './PaidReceipt';
import { PaymentForm } from './PaymentForm';
import { isOutdated, PriceChanged } from './PriceChanged';
import { PriceSummary } from './PriceSummary';

/** Step 6: the price and the payment. If the quote is already paid at this price, the receipt replaces the form. */
export function PaymentStep({ onContinue }: StepProps) {
  const checked = checkQuote(useOpenQuote());
  const receipt = useStore($payment);
  const [wantsOtherWay, setWantsOtherWay] = useState(false);
  const [isAsking, setIsAsking] = useState<boolean>();
  const matter = useMatterPayment();

  if (!checked.ok) {
    return (
      <>
        <FailureAlert failure={checked} words={PAYMENT_FAILURES[checked.code]} />
        <StepFooter isDisabled />
      </>
    );
  }

  const { bond } = checked.value;
  const answers = pricedAnswers(checked.value);
  const owed = owedPrice(bond, answers, receipt?.authorized);
  const { price } = owed;
  const summary = (
    <FormSection title="Your price">
      <PriceSummary bond={bond} answers={answers} owed={owed} />
      <div>
        <p className="text-sm text-muted">{owedSentence(checked.value, price.total)}</p>
        <IncludedBond />
      </div>
    </FormSection>
  );

  if (receipt?.amount === price.total && !wantsOtherWay) {
    return (
      <>
        {summary}
        <PaidReceipt receipt={receipt} onPayOtherwise={() => setWantsOtherWay(true)} />
        <StepFooter onSubmit={onContinue} />
      </>
    );
  }

  const { payment, isLoading } = matter;
  const isOfMatter = payment !== undefined || isLoading;
  if (isOfMatter && (isAsking ?? (payment && isClientAsked(payment)))) {
    return (
      <>
        {summary}
        {isOutdated(receipt, price) && <PriceChanged receipt={receipt} to={price.total} />}
        {payment ? (
          <ClientPayment
            viewKey={matter.key}
            payment={payment}
            quote={checked.value}
            total={price.total}
            onPayHere={() => setIsAsking(false)}
          />
        ) : (
          <Skeleton label="Loading who pays" lines={4} />
        )}
        <StepFooter isDisabled />
      </>
    );
  }

  return (
    <PaymentForm
      quote={checked.value}
      price={price}
      summary={
        <>
          {summary}
          {isOfMatter && <AskClientOffer onAsk={() => setIsAsking(true)} />}
        </>
      }
      earlierReceipt={receipt}
      onPaid={onContinue}
    />
  );
}
