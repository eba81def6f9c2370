import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { nextStep, STEP_NAMES } from '~/domain/quote/journey';
import { afterLoad } from '~/platform/after-load';
import { Skeleton } from '~/ui/Skeleton';
import { dismissNotice } from './notices';
import { StepFailure } from './StepFailure';
import type { QuoteBond } from './quote-bond';
import { prepareStep } from './step-modules';
import { SelectBondStep } from './steps/SelectBondStep';
import { $focusTarget, $formVersion, $step, goOn } from './store';
import { useKeptFocus } from './use-kept-focus';
import { useStepModule } from './use-step-module';

export type StepViewProps = {
  catalogue: readonly QuoteBond[];
  /** Whether the wizard does not know yet which step opens. The page then shows the form of the first one. */
  isStarting: boolean;
};

/**
 * The open step below its heading. A step that did not load can be tried again without losing answers, because the step
 * does not hold them.
 */
export function StepView({ catalogue, isStarting }: StepViewProps) {
  const step = useStore($step);
  const formVersion = useStore($formVersion);
  const { Step, problem, retry } = useStepModule(step);
  const isReady = Step !== undefined || step === 'select-bond';
  const headingRef = useArrival(step, isReady, isStarting);
  useKeptFocus(formVersion);

  useEffect(() => {
    // Don't load the second step for a visitor who only looks: the first step loads it on the first interaction.
    // The open step paints before the requests for the next one start.
    if (isReady && step !== 'select-bond') afterLoad(() => prepareStep(nextStep(step)));
  }, [isReady, step]);

  return (
    <section
      key={step}
      aria-labelledby="step-heading"
      className={
        isStarting
          ? 'wizard-starting'
          : 'transition-[opacity,translate] duration-(--duration-step) ease-step motion-reduce:transition-none starting:translate-y-2 starting:opacity-0'
      }
    >
      <h2 id="step-heading" ref={headingRef} tabIndex={-1} className="mb-6 focus:outline-none">
        {STEP_NAMES[step]}
      </h2>
      {step === 'select-bond' && (
        <SelectBondStep
          key={formVersion}
          catalogue={catalogue}
          isStarting={isStarting}
          onContinue={continueQuote}
        />
      )}
      {Step && <Step key={formVersion} onContinue={continueQuote} />}
      {!isReady && !problem && <Skeleton label={`Loading ${STEP_NAMES[step]}`} lines={5} />}
      {!isReady && problem && (
        <StepFailure problem={problem} isSubmitted={step === 'confirmation'} onRetry={retry} />
      )}
    </section>
  );
}

/** Open the next step, without the greeting of a resumed quote. */
function continueQuote(): void {
  dismissNotice('resumed');
  goOn();
}

/** On every change of step, scroll to the top and focus the heading, or the requested field. */
function useArrival(step: string, isReady: boolean, isStarting: boolean) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<string>(undefined);

  useEffect(() => {
    if (isStarting || shownStep.current === step) return;
    const isFirst = shownStep.current === undefined;
    shownStep.current = step;
    if (isFirst) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    headingRef.current?.focus({ preventScroll: true });
  }, [step, isStarting]);

  useEffect(() => {
    const target = $focusTarget.get();
    if (!isReady || target === undefined) return;
    $focusTarget.set(undefined);
    document.getElementById(target)?.focus();
  }, [step, isReady]);

  return headingRef;
}
