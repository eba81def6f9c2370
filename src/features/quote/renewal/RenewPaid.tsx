import type { Decision } from '~/domain/quote/decision';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { KeepTrying } from '../KeepTrying';
import { StepFooter } from '../StepFooter';
import { PaidReceipt } from '../steps/payment/PaidReceipt';
import { forgetPayment } from '../store';
import { sendLabel, whatFollows } from './renewal-words';
import { ShortEnd } from './ShortEnd';
import { ShortFacts, type ShortQuote } from './ShortFacts';
import { SubmissionProblem } from './SubmissionProblem';
import type { RenewalState } from './use-renewal';

type Props = {
  facts: ShortQuote;
  receipt: PaymentReceipt;
  decision: Decision['status'];
  renewal: RenewalState;
};

/** A quote on one page that is paid but not submitted, because the submission failed. */
export function RenewPaid({ facts, receipt, decision, renewal }: Props) {
  const choice = { ...facts, decision, method: receipt.method };

  return (
    <>
      <ShortFacts {...facts} total={receipt.amount} />
      <PaidReceipt receipt={receipt} onPayOtherwise={forgetPayment} />
      <p className="mt-6 max-w-text">{whatFollows(choice)}</p>
      <KeepTrying reason={renewal.waiting} />
      <SubmissionProblem renewal={renewal} />
      <StepFooter
        submitLabel={sendLabel(choice)}
        pendingLabel="Submitting..."
        isPending={renewal.isPending}
        onSubmit={() => void renewal.renew(() => Promise.resolve(receipt))}
      />
      <ShortEnd {...facts} />
    </>
  );
}
