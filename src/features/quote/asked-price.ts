import { examplePrice } from '~/domain/quote/example-price';
import type { ExamplePrice } from '~/domain/quote/example-price-words';
import type { StateCode } from '~/domain/us-states';
import { today } from '~/stores/server-day';
import { linkedAmount } from './linked-amount';
import type { QuoteBond } from './quote-bond';

/** Our price for the amount that the visitor typed before the wizard, if we write the bond for it. */
export function askedPrice(
  bond: QuoteBond,
  stateCode: StateCode | undefined,
): ExamplePrice | undefined {
  if (stateCode === undefined) return undefined;
  const amount = linkedAmount(bond, stateCode);

  return amount === undefined ? undefined : examplePrice(bond, { amount, stateCode, on: today() });
}
