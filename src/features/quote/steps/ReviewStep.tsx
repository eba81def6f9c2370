import { useStore } from '@nanostores/react';
import { statutoryAmountFor } from '~/domain/bonds/bond-rules';
import { toStoredTerm } from '~/domain/bonds/first-term';
import { matterFields } from '~/domain/bonds/matter';
import { otherPayee } from '~/domain/bonds/payee';
import { payeeByLaw } from '~/domain/bonds/payee-by-law';
import { decideApplication } from '~/domain/quote/decision';
import { type QuoteStep, SECTION_KEYS } from '~/domain/quote/journey';
import { owedPrice } from '~/domain/quote/owed-price';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { newEndOf } from '~/domain/renewals/new-end';
import { renewalLines } from '~/domain/renewals/renewal-lines';
import { Alert } from '~/ui/Alert';
import { Card } from '~/ui/Card';
import { PairList } from '~/ui/PairList';
import type { CheckedQuote } from '../checked-quote';
import { checkQuote } from '../checked-quote';
import { FailureAlert } from '../FailureAlert';
import { KeepTrying } from '../KeepTrying';
import {
  CLIENT_NOT_SUBMITTED,
  NOT_SUBMITTED,
  SUBMISSION_FAILURES,
  SUBMISSION_REMEDIES,
} from '../messages';
import { pricedAnswers } from '../priced-answers';
import type { QuoteBond } from '../quote-bond';
import { OtherPaymentAlert } from '../review/OtherPaymentAlert';
import { DocumentsCard } from '../review/DocumentsCard';
import { PaymentCard } from '../review/PaymentCard';
import { PricingCard } from '../review/PricingCard';
import { reviewNote } from '../review/review-note';
import { ReviewPaper } from '../review/ReviewPaper';
import { SectionCard } from '../review/SectionCard';
import { StepFooter } from '../StepFooter';
import {
  $payment,
  $selection,
  $uploadedDocuments,
  $uploadedFiles,
  forgetPayment,
  goTo,
} from '../store';
import { useOpenQuote } from '../use-open-quote';
import { OwnFormNote } from './OwnFormNote';
import { useSubmission } from './use-submission';

/** Step 7: all data that will be sent, section by section, and the submit button. */
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
  if (!payment) return null; // the wizard does not open this step before the payment

  return <CheckedReview quote={checked.value} payment={payment} />;
}

type CheckedReviewProps = { quote: CheckedQuote<QuoteBond>; payment: PaymentReceipt };

function CheckedReview({ quote, payment }: CheckedReviewProps) {
  const { bond, stateCode, answers, today } = quote;
  const isRenewal = quote.renews !== undefined;
  const renewal = renewalPairs(quote);
  const uploadedDocuments = useStore($uploadedDocuments);
  const uploadedFiles = useStore($uploadedFiles);
  const { isPending, failure, otherPayment, waiting, submit } = useSubmission();

  const choice = { bond, stateCode, isRenewal };
  const decision = decideApplication({ ...choice, ...answers, uploadedDocuments, today });
  const priced = pricedAnswers(quote);
  const term = firstTermOf(quote);
  const stored = { ...answers, ...(term && { term }) };
  const { obligee } = answers.bondDetails;
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
        <Alert
          type="warning"
          title={payment.isByClient ? CLIENT_NOT_SUBMITTED : NOT_SUBMITTED[payment.method]}
        >
          {reviewNote(decision, {
            isFromDesk: $selection.get().project !== undefined,
            lawAmount: statutoryAmountFor(bond, stateCode),
          })}
        </Alert>
        {!renewal && <OwnFormNote bond={bond} stateCode={stateCode} />}
        {renewal && (
          <Card title="Renewal">
            <PairList pairs={renewal} />
          </Card>
        )}
        <ReviewPaper quote={quote} term={term} />
        {SECTION_KEYS.map((section) => (
          <SectionCard
            key={section}
            section={section}
            answers={stored}
            facts={{
              bondName: bond.name,
              stateCode,
              matter: matterFields(bond, stateCode),
              ...otherPayee({ payee: payeeByLaw(bond, stateCode, obligee) ?? null, obligee }),
            }}
          />
        ))}
        <DocumentsCard bond={bond} stateCode={stateCode} uploaded={uploadedFiles} />
        <PricingCard
          bond={bond}
          answers={priced}
          owed={owedPrice(bond, priced, payment.authorized)}
        />
        <PaymentCard receipt={payment} />
        {otherPayment && <OtherPaymentAlert payment={otherPayment} />}
        {failure && (
          <FailureAlert
            failure={failure}
            words={SUBMISSION_FAILURES[failure.code]}
            remedy={SUBMISSION_REMEDIES[failure.code]}
            onRemedy={goToRemedy}
          />
        )}
      </div>
      <KeepTrying reason={waiting} />
      <StepFooter
        submitLabel={submitLabel}
        pendingLabel="Submitting..."
        isPending={isPending}
        isSticky
      />
    </form>
  );
}

/** Which bond is renewed, how, and until when. */
function renewalPairs({ renews, answers }: CheckedQuote) {
  if (!renews) return undefined;

  const endsOn = newEndOf(renews, answers.bondDetails.termYears);

  return renewalLines({ bondNumber: renews.bondNumber, endsOn }).map(([label, value]) => ({
    label,
    value,
  }));
}

/** The first term of a new bond, as the server stores it with the answers. A renewal runs for whole years. */
function firstTermOf({ bond, stateCode, answers, renews }: CheckedQuote) {
  return renews ? undefined : toStoredTerm(bond, stateCode, answers.bondDetails);
}

/** Forget a payment that the server does not accept. Otherwise its step would show it as paid and not ask again. */
function goToRemedy(step: QuoteStep): void {
  if (step === 'payment') forgetPayment();
  goTo(step);
}
