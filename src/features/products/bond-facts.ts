import { formatWholeMoney } from '~/domain/money';
import { filerWords } from '~/domain/states/filing';
import { exceptOwnForms } from '~/domain/bonds/own-form';
import { amountWords } from './amount-words';
import { REVIEW_TIME } from '~/domain/underwriting/review-time';
import type { ShownPrice } from '~/domain/quote/shown-price';
import { ourPrice } from './our-price';
import type { ProductBond } from './product-bond';

/** The first facts on a bond's page: amount, our price, speed of the decision, and who files the bond. */
export function bondFacts({
  id,
  ratePlans,
  data,
  ownForms,
}: ProductBond): { label: string; value: string | ShownPrice }[] {
  return [
    { label: 'Amount', value: amountWords(data) },
    { label: 'Our price', value: ourPrice({ id, ratePlans, data }) },
    { label: 'Decision', value: decisionWords(data, ownForms) },
    { label: 'Who files', value: filerWords(data.whoFiles, data.category) },
  ];
}

/** How fast we decide, for example "Instant up to $50,000, except in Texas". */
export function decisionWords(
  { instantIssueMax, limits }: ProductBond['data'],
  ownForms: ProductBond['ownForms'],
): string {
  if (instantIssueMax === 0) return REVIEW_TIME;
  const limit = instantIssueMax >= limits.max ? '' : ` up to ${formatWholeMoney(instantIssueMax)}`;

  return `Instant${limit}${exceptOwnForms(ownForms)}`;
}
