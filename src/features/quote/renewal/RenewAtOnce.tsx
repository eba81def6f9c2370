import type { Decision } from '~/domain/quote/decision';
import { FailureAlert } from '../FailureAlert';
import { FormSection } from '../fields/FormSection';
import { KeepTrying } from '../KeepTrying';
import { StepForm } from '../StepForm';
import { PAYMENT_FIELD_ORDER } from '../steps/payment/payment-form-values';
import { PaymentFields } from '../steps/payment/PaymentFields';
import { useAuthorization } from '../steps/payment/use-authorization';
import { usePaymentForm } from '../steps/payment/use-payment-form';
import type { TypedPrice } from '../typed-price';
import { DeclarationFields } from './DeclarationFields';
import { payLabel, whatFollows } from './renewal-words';
import { ShortEnd } from './ShortEnd';
import { ShortFacts, type ShortQuote } from './ShortFacts';
import { isOver, RenewalOver } from './RenewalOver';
import { SubmissionProblem } from './SubmissionProblem';
import { saveDeclarations, useDeclarations, useSavedHistory } from './use-declarations';
import type { RenewalState } from './use-renewal';

type Props = {
  facts: ShortQuote;
  price: TypedPrice;
  decision: Decision['status'];
  renewal: RenewalState;
};

/** Declare, pay and apply with one button. */
export function RenewAtOnce({ facts, price, decision, renewal }: Props) {
  const declarations = useDeclarations();
  const { numbers, fieldOrder } = declarations;
  const paymentForm = usePaymentForm(declarations);
  const { form, method } = paymentForm;
  const { total, problem, waiting, authorize } = useAuthorization(paymentForm, facts.total);
  useSavedHistory(form);
  if (problem && isOver(problem.failure)) return <RenewalOver failure={problem.failure} />;

  return (
    <>
      <StepForm
        form={form}
        fieldOrder={[...fieldOrder, ...PAYMENT_FIELD_ORDER]}
        onValid={(answers) => {
          saveDeclarations(numbers, form.getValues());
          void renewal.renew((quote) => authorize(quote, answers));
        }}
        footer={{
          submitLabel: payLabel({ ...facts, decision, method }, total),
          pendingLabel: renewal.isSubmitting ? 'Submitting...' : 'Processing...',
          isPending: renewal.isPending,
        }}
      >
        <ShortFacts {...facts} total={total} />
        <DeclarationFields numbers={numbers} />
        <FormSection title="Your price">
          <p>{total === facts.total ? price.sentence : problem?.words.description}</p>
        </FormSection>
        <PaymentFields paymentForm={paymentForm} amount={total} isRenewal />
        <p className="mt-6 max-w-text">{whatFollows({ ...facts, decision, method })}</p>
        <KeepTrying reason={waiting ?? renewal.waiting} />
        {problem && (
          <div className="mt-6">
            <FailureAlert {...problem} />
          </div>
        )}
        <SubmissionProblem renewal={renewal} />
      </StepForm>
      <ShortEnd {...facts} />
    </>
  );
}
