import { useEffect, useState } from 'react';
import type { QuoteStep } from '~/domain/quote/journey';
import { fetchPart } from '~/platform/fetch-part';
import { loadedStep, loadStep } from './step-modules';
import type { StepComponent } from './step-props';

/** Why a step's code did not load: a new build replaced it, or the network failed. */
export type StepProblem = 'site-updated' | 'not-loaded';

/**
 * The component of a later step, at once if it was loaded in advance, or the reason why it did not load. The first step is
 * part of the page.
 */
export function useStepModule(step: QuoteStep): {
  Step: StepComponent | undefined;
  problem: StepProblem | undefined;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ step: QuoteStep; problem: StepProblem | undefined }>();

  useEffect(() => {
    let isWanted = true;
    void findProblem(step).then((problem) => {
      if (isWanted) setOutcome({ step, problem });
    });

    return () => {
      isWanted = false;
    };
  }, [step, attempt]);

  return {
    Step: step === 'select-bond' ? undefined : loadedStep(step),
    problem: outcome?.step === step ? outcome.problem : undefined,
    retry: () => {
      setOutcome(undefined);
      setAttempt(attempt + 1);
    },
  };
}

async function findProblem(step: QuoteStep): Promise<StepProblem | undefined> {
  if (step === 'select-bond') return undefined;

  const result = await fetchPart(loadStep(step));
  if (result.ok) return undefined;

  return result.code === 'site-updated' ? result.code : 'not-loaded';
}
