import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { numbersToAsk } from '~/domain/quote/unchanged-renewal';
import { today } from '~/stores/server-day';
import type { StepProps } from '../step-props';
import { BondDetailsStep } from '../steps/BondDetailsStep';
import { $sections, $typedPrice } from '../store';
import { useChoice } from '../use-choice';
import { $somethingChanged } from './renewal-change';
import { RenewUnchanged } from './RenewUnchanged';

/** Step 1. A renewal whose answers are still complete offers to renew without going through the other steps. */
export function DetailsOrRenewal(props: StepProps) {
  const { renews, ...choice } = useChoice();
  const hasChanged = useStore($somethingChanged);
  const price = useStore($typedPrice);
  const [isComplete] = useState(
    () =>
      renews !== undefined &&
      numbersToAsk($sections.get(), { ...choice, renews, today: today() }) !== undefined,
  );

  if (!renews || !price || !isComplete || hasChanged) return <BondDetailsStep {...props} />;

  return <RenewUnchanged renews={renews} price={price} />;
}
