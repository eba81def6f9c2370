import { useStore } from '@nanostores/react';
import { decideApplication } from '~/domain/quote/decision';
import type { QuoteStep } from '~/domain/quote/journey';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { priceBond } from '~/domain/quote/pricing';
import type { CheckedQuote } from '../checked-quote';
import { checkQuote } from '../checked-quote';
import { FailureAlert } from '../FailureAlert';
import { SUBMISSION_FAILURES, SUBMISSION_REMEDIES } from '../messages';
import { ApplicantCard } from '../review/ApplicantCard';
import { BondDetailsCard } from '../review/BondDetailsCard';
import { BusinessCard } from '../review/BusinessCard';
import { DocumentsCard } from '../review/DocumentsCard';
import { PaymentCard } from '../review/PaymentCard';
import { PricingCard } from '../review/PricingCard';
import { UnderwritingCard } from '../review/UnderwritingCard';
import { StepFooter } from '../StepFooter';
import { $payment, $uploadedDocuments, $uploadedFiles, forgetPayment, goTo } from '../store';
import { useOpenQuote } from '../use-open-quote';
import { useSubmission } from './use-submission';

/** Step 7: everything that will be sent, section by section, and the button that sends it. */
export function ReviewStep() {
  const checked = checkQuote(useOpenQuote());
  const payment = useStore($payment);

  if (!checked.ok) {
    return (
      <>
        <FailureAlert failure={checked} words={SUBMISSION_FAILURES[checked.code]} />
        <StepFooter isDisabled />
      </>
    );
  }
  if (!payment) return null; // the frame does not open this step before the payment

  return <CheckedReview quote={checked.value} payment={payment} />;
}

type CheckedReviewProps = { quote: CheckedQuote; payment: PaymentReceipt };

function CheckedReview({ quote, payment }: CheckedReviewProps) {
  const { bond, stateCode, answers, today } = quote;
  const { bondDetails, applicant, business, underwriting } = answers;
  const uploadedDocuments = useStore($uploadedDocuments);
  const uploadedFiles = useStore($uploadedFiles);
  const { isPending, failure, submit } = useSubmission();

  const { amount } = bondDetails;
  const { creditCheck } = underwriting;
  const decision = decideApplication({ bond, stateCode, ...answers, uploadedDocuments, today });
  const submitLabel =
    decision.status === 'approved' ? 'Submit Application and Issue Bond' : 'Submit Application';

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(quote, payment.paymentId);
      }}
    >
      <div className="grid gap-6">
        <BondDetailsCard bondName={bond.name} stateCode={stateCode} answers={bondDetails} />
        <ApplicantCard answers={applicant} />
        <BusinessCard answers={business} />
        <UnderwritingCard answers={underwriting} />
        <DocumentsCard uploaded={uploadedFiles} />
        <PricingCard
          amount={amount}
          creditCheck={creditCheck}
          price={priceBond({ amount, creditCheck })}
        />
        <PaymentCard receipt={payment} />
        {failure && (
          <FailureAlert
            failure={failure}
            words={SUBMISSION_FAILURES[failure.code]}
            remedy={SUBMISSION_REMEDIES[failure.code]}
            onRemedy={goToRemedy}
          />
        )}
      </div>
      <StepFooter submitLabel={submitLabel} pendingLabel="Submitting..." isPending={isPending} />
    </form>
  );
}

/** A payment that the server does not count would show as paid in its step: forget it, so that it is asked again. */
function goToRemedy(step: QuoteStep): void {
  if (step === 'payment') forgetPayment();
  goTo(step);
}
