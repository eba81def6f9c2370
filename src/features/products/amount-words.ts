import { formatWholeMoney } from '~/domain/money';
import type { ProductBond } from './product-bond';

/**
 * How large the bond is, for a card or the top of its page. Where states fix different amounts it is
 * what they range over; the catalogue's own label would name one of them.
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
