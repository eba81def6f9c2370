import { formatWholeMoney } from '~/domain/money';
import { filerWords } from '~/domain/states/filing';
import { amountWords } from './amount-words';
import type { ProductBond } from './product-bond';

/** What a visitor wants to know first: how much, what it costs, how fast, who files. */
export function bondFacts({ data }: ProductBond): { label: string; value: string }[] {
  return [
    { label: 'Amount', value: amountWords(data) },
    { label: 'Usually costs', value: data.averageCost },
    { label: 'Decision', value: decisionWords(data) },
    { label: 'Who files', value: filerWords(data.whoFiles) },
  ];
}

function decisionWords({ instantIssueMax, limits }: ProductBond['data']): string {
  if (instantIssueMax === 0) return '1-2 business days';
  if (instantIssueMax >= limits.max) return 'At once';

  return `At once up to ${formatWholeMoney(instantIssueMax)}`;
}
