import { formatWholeMoney, type Cents } from '~/domain/money';
import type { ProductBond } from './product-bond';

/** Whether the laws of states fix different amounts of a bond. */
export function variesByState({ states }: Pick<ProductBond['data'], 'states'>): boolean {
  return new Set(amountsOf(states)).size > 1;
}

/**
 * The amount of a bond for a card or the top of its page. If states fix different amounts, this is their range, because
 * the catalog's label names only one of them.
 */
export function amountWords({
  defaultAmountLabel,
  states,
}: Pick<ProductBond['data'], 'defaultAmountLabel' | 'states'>): string {
  if (!variesByState({ states })) return defaultAmountLabel;
  const amounts = amountsOf(states);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map(formatWholeMoney);

  return `${least}-${most} by\u00a0state`;
}

function amountsOf(states: ProductBond['data']['states']): Cents[] {
  return Object.values(states).flatMap(({ amount }) => amount ?? []);
}
