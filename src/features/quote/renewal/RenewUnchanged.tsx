import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { documentsToSend, missingDocuments } from '~/domain/quote/required-documents';
import { expectedDecision } from '~/domain/quote/unchanged-renewal';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import { today } from '~/stores/server-day';
import { followQuoteDocuments } from '../documents/follow-quote-documents';
import { $payment, $sections, $selection, $uploadedDocuments } from '../store';
import type { TypedPrice } from '../typed-price';
import { useChoice } from '../use-choice';
import { isPaidFor, useRenewal } from './use-renewal';
import { RenewAtOnce } from './RenewAtOnce';
import { RenewPaid } from './RenewPaid';
import { RenewWithDocuments } from './RenewWithDocuments';
import { isOver, RenewalOver } from './RenewalOver';

type Props = { renews: KeptTerms | undefined; price: TypedPrice };

/**
 * Renew with the answers of the last term, or get a bond of a contractor's project, on one page: the numbers that are
 * never kept, the declarations and the payment. A bond that needs documents asks for them before the payment; for a bid,
 * the contractor's account has them.
 */
export function RenewUnchanged({ renews, price }: Props) {
  const choice = useChoice();
  const { bond } = choice;
  const sections = useStore($sections);
  const uploaded = useStore($uploadedDocuments);
  const receipt = useStore($payment);
  const renewal = useRenewal();
  const { isOfBid = false } = useStore($selection);
  const isRenewal = renews !== undefined;
  const needsDocuments = !isOfBid && documentsToSend(bond.requiredDocuments, isRenewal).length > 0;

  useEffect(() => {
    if (needsDocuments) followQuoteDocuments();
  }, [needsDocuments]);

  const { failure } = renewal;
  if (failure && isOver(failure)) return <RenewalOver failure={failure} />;

  const missing = needsDocuments ? missingDocuments(bond, uploaded, isRenewal) : [];
  const facts = { renews, total: price.price.total };
  if (missing.length > 0) return <RenewWithDocuments facts={facts} missing={missing} />;

  const decision = expectedDecision(sections, { ...choice, today: today() }, uploaded, isOfBid);
  if (receipt && !renewal.isPending && isPaidFor(receipt)) {
    return <RenewPaid facts={facts} receipt={receipt} decision={decision} renewal={renewal} />;
  }

  return <RenewAtOnce facts={facts} price={price} decision={decision} renewal={renewal} />;
}
