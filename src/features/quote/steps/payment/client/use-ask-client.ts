import { useState } from 'react';
import { principalLine, principalsOf } from '~/domain/bonds/principals';
import type { Payer } from '~/domain/client-payment/client-payment-calls';
import { requestIds } from '~/platform/request-ids';
import { askClient } from '~/stores/matter-payments';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { keepQuoteNow } from '../../../account-saving';
import type { AskProblem } from './ask-words';
import type { ClientPaymentProps } from './client-payment-props';

/** Ask a client to pay the total. The quote is saved to the account first. */
export function useAskClient({ viewKey, payment, quote, total }: ClientPaymentProps) {
  const [failure, setFailure] = useState<AskProblem>();
  const [links] = useState(requestIds);

  const { isPending, run } = useOnceAtATime(async (payer: Payer, onSent?: () => void) => {
    setFailure(undefined);
    const kept = await keepQuoteNow();
    if (!kept.ok) {
      setFailure('not-kept');
      return;
    }

    const { bond, stateCode, answers, identity } = quote;
    const asked = {
      matterId: payment.matterId,
      quoteId: identity.quoteId,
      payer,
      principal: principalLine(principalsOf(bond, answers)),
      bondType: bond.slug,
      stateCode,
      bondDetails: answers.bondDetails,
      creditCheck: answers.underwriting.creditCheck,
      shownTotal: total,
    };
    const sent = await askClient(viewKey, { linkId: links.of(asked), ...asked });
    if (!sent.ok) {
      setFailure(sent.code);
      return;
    }

    links.forget();
    onSent?.();
  });

  return { isPending, failure, ask: run };
}
