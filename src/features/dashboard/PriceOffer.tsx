import { useEffect, useRef, useState } from 'react';
import type { OwnApplication } from '~/data/applications/own-applications';
import type { OpenPriceOffer } from '~/data/applications/price-offers';
import {
  NEW_AMOUNT_DECLINED_WORDS,
  OFFER_PAYMENT_WORDS,
  offeredPriceWords,
} from '~/domain/applications/price-offer-words';
import { formatMoney } from '~/domain/money';
import { acceptPrice, priceOfferView } from '~/stores/price-offers';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AskedToAgree } from './AskedToAgree';
import { focusApplications } from './focus-applications';
import { explainFailure } from './action-failures';
import { useDeskView } from './use-desk-view';
import { ViewFrame } from './ViewFrame';
import { WithdrawApplication } from './WithdrawApplication';

const OWN_WORDS: Partial<Record<string, string>> = {
  'payment-declined': NEW_AMOUNT_DECLINED_WORDS,
  'payer-must-agree': 'Your client paid, so only your client can agree to a higher price. Call us.',
};

/** The old and the new price of an application, the underwriter's reason, and the customer's answer. */
export function PriceOffer({ application }: { application: OwnApplication }) {
  const { id } = application;
  const view = useDeskView(priceOfferView, id);

  return (
    <ViewFrame
      view={view}
      label="Loading the new price"
      lines={3}
      onRetry={() => void priceOfferView.refresh(id)}
    >
      {({ offer }) =>
        offer ? (
          <OpenOffer application={application} offer={offer} />
        ) : (
          <p className="mt-4">This price is no longer open. Reload the page to see the status.</p>
        )
      }
    </ViewFrame>
  );
}

type OpenProps = { application: OwnApplication; offer: OpenPriceOffer };

function OpenOffer({ application, offer }: OpenProps) {
  const [failure, setFailure] = useState<{ title: string; words: string }>();
  const alert = useRef<HTMLDivElement>(null);
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const result = await acceptPrice(application.id, offer.id);
    if (!result.ok) {
      const explained = explainFailure('The price', 'accepted', result.code);
      setFailure({ ...explained, words: OWN_WORDS[result.code] ?? explained.words });
      return;
    }
    showToast({
      title: 'New price accepted',
      description: `We authorized ${formatMoney(offer.total)} and released the earlier authorization.`,
      type: 'success',
    });
    focusApplications();
  });

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  return (
    <div className="mt-4">
      <dl className="flex max-w-form flex-wrap gap-x-6 gap-y-2 rounded-sm bg-sunken px-4 py-3">
        <div>
          <dt className="text-sm text-muted">Price so far</dt>
          <dd className="text-xl text-muted tabular-nums">
            <s>{formatMoney(offer.totalBefore)}</s>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">New price</dt>
          <dd className="font-display text-xl font-semibold tabular-nums">
            {formatMoney(offer.total)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 max-w-text">{offeredPriceWords(offer)}</p>
      <p className="mt-3 text-sm text-muted">The underwriter’s reason:</p>
      <blockquote className="mt-1 border-l-2 border-copper pl-4 font-display text-lg whitespace-pre-line">
        {offer.reason}
      </blockquote>
      {offer.asked ? (
        <AskedToAgree application={application} asked={offer.asked} />
      ) : (
        <p className="mt-3 max-w-text text-sm">{OFFER_PAYMENT_WORDS}</p>
      )}
      {failure && (
        <div ref={alert} tabIndex={-1} className="mt-4 focus:outline-none">
          <Alert type="danger" title={failure.title} isAnnounced>
            {failure.words}
          </Alert>
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {!offer.asked && (
          <Button look="primary" onClick={() => void run()} aria-disabled={isPending}>
            {isPending ? 'Accepting...' : `Accept ${formatMoney(offer.total)}`}
          </Button>
        )}
        <WithdrawApplication application={application} />
      </div>
    </div>
  );
}
