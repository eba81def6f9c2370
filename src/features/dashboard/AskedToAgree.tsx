import { useState } from 'react';
import type { OwnApplication } from '~/data/applications/own-applications';
import type { AskedToAgree as Asked } from '~/data/applications/price-offers';
import { CLIENT_ASKED_WORDS } from '~/domain/applications/price-offer-words';
import {
  CLIENT_PAYMENT_STATE_LABELS,
  readClientPaymentState,
} from '~/domain/client-payment/client-payment-state';
import { now } from '~/platform/clock';
import { requestIds } from '~/platform/request-ids';
import { askClientAgain } from '~/stores/price-offers';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { explainFailure } from './action-failures';

const TOO_MANY =
  'We send at most 10 links a day for an application. Try again tomorrow, or call us.';

type Props = { application: OwnApplication; asked: Asked };

/** The request to the firm's client to agree to a raised price: to whom, how far it is, and a new link. */
export function AskedToAgree({ application, asked }: Props) {
  const [answer, setAnswer] = useState<{ title: string; words: string; isSent: boolean }>();
  const [links] = useState(requestIds);
  const { isPending, run } = useOnceAtATime(async () => {
    setAnswer(undefined);
    const call = { applicationId: application.id };
    const sent = await askClientAgain({ linkId: links.of(call), ...call });
    if (sent.ok) {
      links.forget();
      const words = 'Only the newest link works.';
      setAnswer({ title: 'We sent your client a new link', words, isSent: true });
      return;
    }
    const explained = explainFailure('The link', 'sent', sent.code);
    const words = sent.code === 'rate-limited' ? TOO_MANY : explained.words;
    setAnswer({ ...explained, words, isSent: false });
  });
  const state = CLIENT_PAYMENT_STATE_LABELS[readClientPaymentState(asked, now())];

  return (
    <>
      <p className="mt-3 max-w-text text-sm">{CLIENT_ASKED_WORDS}</p>
      <p className="mt-3 max-w-text text-sm wrap-anywhere">
        Link to {asked.sentTo}: <strong role="status">{state}</strong>
      </p>
      {answer && (
        <div className="mt-3">
          <Alert type={answer.isSent ? 'success' : 'danger'} title={answer.title} isAnnounced>
            {answer.words}
          </Alert>
        </div>
      )}
      <div className="mt-3">
        <Button aria-disabled={isPending || undefined} onClick={() => void run()}>
          {isPending ? 'Sending…' : 'Send a new link'}
        </Button>
      </div>
    </>
  );
}
