import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { numbersToAsk } from '~/domain/quote/unchanged-renewal';
import { today } from '~/stores/server-day';
import type { StepProps } from '../step-props';
import { BondDetailsStep } from '../steps/BondDetailsStep';
import { $sections, $selection, $typedPrice } from '../store';
import { useChoice } from '../use-choice';
import { $somethingChanged } from './renewal-change';
import { RenewUnchanged } from './RenewUnchanged';

/**
 * Step 1. A renewal whose answers are still complete, and a bond of a contractor's project whose answers are known, need
 * no other step.
 */
export function DetailsOrRenewal(props: StepProps) {
  const { renews, ...choice } = useChoice();
  const { isOfBid = false } = useStore($selection);
  const hasChanged = useStore($somethingChanged);
  const price = useStore($typedPrice);
  const [isComplete] = useState(
    () =>
      (isOfBid || renews !== undefined) &&
      numbersToAsk($sections.get(), { ...choice, renews, today: today() }) !== undefined,
  );

  if (!price || !isComplete || hasChanged) return <BondDetailsStep {...props} />;

  return <RenewUnchanged renews={renews} price={price} />;
}
