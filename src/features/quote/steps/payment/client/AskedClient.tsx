import { useState } from 'react';
import type { AskedPayment } from '~/data/client-payment/asked-payment';
import {
  CLIENT_PAYMENT_STATE_LABELS,
  type ClientPaymentState,
  isPayable,
} from '~/domain/client-payment/client-payment-state';
import { formatMoney } from '~/domain/money';
import { closePaymentLink } from '~/stores/matter-payments';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { PairList } from '~/ui/PairList';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { FormSection } from '../../../fields/FormSection';
import { momentWords } from '~/domain/formats/moment-words';
import { ASK_WORDS } from './ask-words';
import type { ClientPaymentProps } from './client-payment-props';
import { useAskClient } from './use-ask-client';

type Props = ClientPaymentProps & {
  asked: AskedPayment;
  state: ClientPaymentState;
  /** Called to change the address. */
  onEdit: () => void;
};

/** The request to the client: to whom and when it was sent, and what can be done. */
export function AskedClient(props: Props) {
  const { viewKey, asked, state, total, onEdit, onPayHere } = props;
  const { link, payerName, amount, refusedAt } = asked;
  const { isPending, failure, ask } = useAskClient(props);
  const [isNotClosed, setIsNotClosed] = useState(false);
  const close = useOnceAtATime(async () => {
    const closed = await closePaymentLink(viewKey, link.id);
    setIsNotClosed(!closed.ok && closed.code !== 'already-signed');
    if (closed.ok) onPayHere();
  });

  return (
    <FormSection title="Your client pays">
      {amount !== total && (
        <Alert type="warning" title="The price changed after you asked" isAnnounced>
          You asked for {formatMoney(amount)}. With the answers you changed since, the price is{' '}
          {formatMoney(total)}. Send a new link. The earlier one closes.
        </Alert>
      )}
      <PairList
        pairs={[
          {
            label: 'Status',
            value: <span role="status">{CLIENT_PAYMENT_STATE_LABELS[state]}</span>,
          },
          { label: 'Asked', value: `${payerName}, ${link.sentTo}` },
          { label: 'Amount', value: formatMoney(amount) },
          { label: 'Sent', value: momentWords(link.sentAt) },
          {
            label: 'Opened',
            value: link.openedAt === null ? 'Not yet' : momentWords(link.openedAt),
          },
          ...(refusedAt === null
            ? []
            : [{ label: 'Declined', value: `A card or account, ${momentWords(refusedAt)}` }]),
          {
            label: isPayable(state) ? 'The link works until' : 'The link worked until',
            value: momentWords(link.expiresAt),
          },
        ]}
      />
      {state === 'locked' && <p>Five wrong codes were entered. Send a new link.</p>}
      <p className="text-sm text-muted">
        This page shows the payment as soon as your client has authorized it. You can also leave:
        the quote is in your account, and we email you.
      </p>
      {(failure || isNotClosed) && (
        <Alert type="danger" title={ASK_WORDS[failure ?? 'not-closed'].title} isAnnounced>
          {ASK_WORDS[failure ?? 'not-closed'].description}
        </Alert>
      )}
      <div className="no-print flex flex-wrap gap-3">
        <Button
          look={amount === total && isPayable(state) ? 'secondary' : 'primary'}
          aria-disabled={isPending || undefined}
          onClick={() => void ask({ name: payerName, email: link.sentTo })}
        >
          {isPending ? 'Sending…' : 'Send a new link'}
        </Button>
        <Button onClick={onEdit}>Change the address</Button>
        <Button
          look="quiet"
          aria-disabled={close.isPending || undefined}
          onClick={() => void close.run()}
        >
          {close.isPending ? 'Closing…' : 'Close the link and pay here'}
        </Button>
      </div>
    </FormSection>
  );
}
