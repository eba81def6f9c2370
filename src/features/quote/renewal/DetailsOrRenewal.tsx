import { useStore } from '@nanostores/react';
import { useLayoutEffect, useState } from 'react';
import { numbersToAsk } from '~/domain/quote/unchanged-renewal';
import { today } from '~/stores/server-day';
import type { StepProps } from '../step-props';
import { BondDetailsStep } from '../steps/BondDetailsStep';
import { $sections, $selection, $typedPrice } from '../store';
import { useChoice } from '../use-choice';
import { $isOnOnePage, $somethingChanged } from './renewal-change';
import { RenewUnchanged } from './RenewUnchanged';

/**
 * Step 1. A renewal whose answers are still complete, and a bond of a contractor's project whose answers are known, need
 * no other step.
 */
export function DetailsOrRenewal(props: StepProps) {
  const { renews, ...choice } = useChoice();
  const { isOfBid = false } = useStore($selection);
  const hasChanged = useStore($somethingChanged);
  const [isComplete] = useState(
    () =>
      (isOfBid || renews !== undefined) &&
      numbersToAsk($sections.get(), { ...choice, renews, today: today() }) !== undefined,
  );

  const isShort = isComplete && !hasChanged;
  const isOnOnePage = isShort && renews !== undefined;

  useLayoutEffect(() => {
    $isOnOnePage.set(isOnOnePage);

    return () => $isOnOnePage.set(undefined);
  }, [isOnOnePage]);

  return isShort ? <PricedRenewal {...props} /> : <BondDetailsStep {...props} />;
}

/** Apart, so that the form of another quote doesn't render again with every price. */
function PricedRenewal(props: StepProps) {
  const { renews } = useChoice();
  const price = useStore($typedPrice);

  return price ? <RenewUnchanged renews={renews} price={price} /> : <BondDetailsStep {...props} />;
}
