import { useEffect, useState } from 'react';
import type { QuoteStep } from '~/domain/quote/journey';
import { loadedStep, loadStep, type StepComponent } from './step-modules';

/** The component of a step: there at once when it was loaded ahead, else as soon as it is; or that it failed. */
export function useStepModule(step: QuoteStep): {
  Step: StepComponent | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ step: QuoteStep; hasFailed: boolean }>();

  useEffect(() => {
    let isWanted = true;
    const settle = (hasFailed: boolean) => {
      if (isWanted) setOutcome({ step, hasFailed });
    };
    loadStep(step).then(
      () => settle(false),
      () => settle(true),
    );

    return () => {
      isWanted = false;
    };
  }, [step, attempt]);

  return {
    Step: loadedStep(step),
    hasFailed: outcome?.step === step && outcome.hasFailed,
    retry: () => {
      setOutcome(undefined);
      setAttempt(attempt + 1);
    },
  };
}
