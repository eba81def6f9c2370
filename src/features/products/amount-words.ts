import { formatWholeMoney } from '~/domain/money';
import type { ProductBond } from './product-bond';

/**
 * The amount of a bond for a card or the top of its page. If states fix different amounts, this is their range, because
 * the catalog's label names only one of them.
 */
export function amountWords({
  defaultAmountLabel,
  states,
}: Pick<ProductBond['data'], 'defaultAmountLabel' | 'states'>): string {
  const amounts = Object.values(states).flatMap(({ amount }) => amount ?? []);
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);

  return least < most
    ? `${formatWholeMoney(least)}-${formatWholeMoney(most)} by\u00a0state`
    : defaultAmountLabel;
}
