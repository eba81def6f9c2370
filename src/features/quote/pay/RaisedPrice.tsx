import { useEffect, useRef, useState } from 'react';
import {
  NEW_AMOUNT_DECLINED_WORDS,
  offeredPriceWords,
} from '~/domain/applications/price-offer-words';
import type { ClientPayment } from '~/domain/client-payment/client-payment-calls';
import type { RaisedPrice as Raise } from '~/domain/client-payment/raised-price';
import { formatMoney } from '~/domain/money';
import { answerRaise, openPayLinkAgain, type PayProblem } from '~/stores/paying';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { PairList } from '~/ui/PairList';
import { Spinner } from '~/ui/Spinner';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { FormSection } from '../fields/FormSection';
import { BondToPay } from './BondToPay';
import type { PayProps } from './pay-props';
import { PayProblemAlert } from './PayProblemAlert';
import { RaiseEnd } from './RaiseEnd';

type Props = PayProps & { payment: ClientPayment; raise: Raise };

/** The price that rose after the client authorized the payment: old, new and why, with the client's answer. */
export function RaisedPrice({ payment, raise, phone }: Props) {
  const { offerId, state, total, totalBefore, reason } = raise;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Raise['state']>(undefined);
  const [isDeclining, setIsDeclining] = useState(false);
  const [problem, setProblem] = useState<PayProblem>();
  const { isPending, run } = useOnceAtATime(async (isAccepted: boolean) => {
    setProblem(undefined);
    const failed = await answerRaise({ offerId, shownTotal: total, isAccepted });
    setIsDeclining(false);
    setProblem(failed);
  });

  // An open dialog would keep the focus.
  useEffect(() => {
    if (isDeclining || shown.current === state) return;
    shown.current = state;
    heading.current?.focus();
  }, [state, isDeclining]);

  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        {state === 'open' ? `The new price is ${formatMoney(total)}` : 'The new price'}
      </h2>
      <RaiseEnd state={state} />
      {state === 'open' && <p>{offeredPriceWords(raise)}</p>}
      <div>
        <FormSection title="What changed">
          <PairList
            pairs={[
              { label: 'Price so far', value: <s>{formatMoney(totalBefore)}</s> },
              { label: 'New price', value: <strong>{formatMoney(total)}</strong> },
              { label: 'The underwriter’s reason', value: reason },
            ]}
          />
        </FormSection>
        <BondToPay payment={payment} />
      </div>
      {state === 'open' && (
        <>
          <p>
            If you authorize the new amount, we hold it on the card or account that you gave, and
            release the earlier hold. You pay only once, when we issue the bond. If you decline or
            do not answer, we release the hold and you pay nothing.
          </p>
          <div className="no-print flex flex-wrap gap-3 border-t border-rule pt-6">
            <Button
              look="primary"
              aria-disabled={isPending || undefined}
              onClick={() => void run(true)}
            >
              {isPending && <Spinner />}
              {isPending ? 'Processing...' : `Authorize ${formatMoney(total)}`}
            </Button>
            <Button onClick={() => setIsDeclining(true)}>Decline</Button>
          </div>
        </>
      )}
      {isDeclining && (
        <ConfirmDialog
          title="Decline the new price?"
          confirm={{ label: 'Decline', pendingLabel: 'Declining...' }}
          isPending={isPending}
          onConfirm={() => void run(false)}
          onCancel={() => setIsDeclining(false)}
        >
          <p>
            This withdraws the application of {payment.sender}. There is no bond, and we release
            your payment. You can’t undo this.
          </p>
        </ConfirmDialog>
      )}
      {problem && (
        <div className="grid gap-3">
          {problem === 'payment-declined' ? (
            <Alert type="danger" title="The new amount was declined" isAnnounced>
              {NEW_AMOUNT_DECLINED_WORDS}
            </Alert>
          ) : (
            <PayProblemAlert code={problem} />
          )}
          {problem === 'session-ended' && (
            <p>
              <Button onClick={() => void openPayLinkAgain()}>Open the link again</Button>
            </p>
          )}
        </div>
      )}
      <p className="text-sm text-muted">Questions? Call us at {phone}.</p>
    </div>
  );
}
