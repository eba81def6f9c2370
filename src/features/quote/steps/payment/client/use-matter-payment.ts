import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { MatterPayment } from '~/data/client-payment/asked-payment';
import { isPayable, readClientPaymentState } from '~/domain/client-payment/client-payment-state';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { now } from '~/platform/clock';
import { matterOfQuote } from '~/platform/matter-quotes';
import { followView } from '~/stores/desk-view';
import { followSigning } from '~/stores/live-signing';
import { matterPaymentKey, matterPaymentView } from '~/stores/matter-payments';
import { $bond, $payment, $quote, recordPayment } from '../../../store';

type OpenMatterPayment = {
  key: string;
  payment: MatterPayment | undefined;
  /** Whether the quote has a matter whose payment is not loaded yet. */
  isLoading: boolean;
};

/**
 * Who pays for the open quote of a matter, kept up to date while a client may pay. Once the client has paid, that payment
 * is the one of the quote.
 */
export function useMatterPayment(): OpenMatterPayment {
  const { quoteId } = useStore($quote);
  const bond = useStore($bond);
  const matterId = matterOfQuote(quoteId);
  const key = matterPaymentKey(quoteId, matterId);
  const { value, failure } = useStore(matterPaymentView.at(key));
  const payment = value?.payment;
  // On another device than the one where the quote was started, only the server knows its matter.
  const isPossible = matterId !== undefined || bond?.category === 'court';
  useEffect(() => (isPossible ? followView(matterPaymentView, key) : undefined), [isPossible, key]);

  const isAwaited =
    payment?.asked !== undefined && isPayable(readClientPaymentState(payment.asked.link, now()));
  useEffect(
    () => (isAwaited ? followSigning(() => matterPaymentView.refresh(key)) : undefined),
    [isAwaited, key],
  );

  const receipt = payment?.receipt;
  useEffect(() => {
    if (receipt && isNewer(receipt, $payment.get())) recordPayment(receipt, quoteId);
  }, [receipt, quoteId]);

  const isLoading = matterId !== undefined && value === undefined && failure === undefined;

  return { key, payment, isLoading };
}

/** A quote has one payment in force: the newest. The view may still have the one before. */
function isNewer(receipt: PaymentReceipt, known: PaymentReceipt | undefined): boolean {
  return known === undefined || Date.parse(receipt.authorizedAt) > Date.parse(known.authorizedAt);
}
