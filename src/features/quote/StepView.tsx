import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { nextStep, STEP_NAMES } from '~/domain/quote/journey';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { prefetchStep } from './step-modules';
import { $focusTarget, $formVersion, $step, goOn } from './store';
import { useStepModule } from './use-step-module';

/** The open step under its heading. A step that does not load can be tried again; the answers are not in it. */
export function StepView() {
  const step = useStore($step);
  const formVersion = useStore($formVersion);
  const { Step, hasFailed, retry } = useStepModule(step);
  const isReady = Step !== undefined;
  const headingRef = useArrival(step, isReady);

  useEffect(() => {
    // The first step waits for the visitor: it loads the next one when it is touched.
    if (isReady && step !== 'select-bond') prefetchStep(nextStep(step));
  }, [isReady, step]);

  return (
    <section
      key={step}
      aria-labelledby="step-heading"
      className="transition-[opacity,translate] duration-(--duration-step) ease-step motion-reduce:transition-none starting:translate-y-2 starting:opacity-0"
    >
      <h2 id="step-heading" ref={headingRef} tabIndex={-1} className="mb-6 focus:outline-none">
        {STEP_NAMES[step]}
      </h2>
      {Step && <Step key={formVersion} onContinue={goOn} />}
      {!Step && !hasFailed && <Skeleton label={`Loading ${STEP_NAMES[step]}`} lines={5} />}
      {!Step && hasFailed && (
        <Alert
          type="danger"
          isAnnounced
          title="This step did not load"
          actions={
            <>
              <Button look="primary" onClick={retry}>
                Try again
              </Button>
              <Button onClick={() => location.reload()}>Reload the page</Button>
            </>
          }
        >
          Your answers are safe. Check your connection, then try again.
        </Alert>
      )}
    </section>
  );
}

/** At each change of step: begin at the top, with focus on the heading, or on the field that was asked for. */
function useArrival(step: string, isReady: boolean) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    headingRef.current?.focus({ preventScroll: true });
  }, [step]);

  useEffect(() => {
    const target = $focusTarget.get();
    if (!isReady || target === undefined) return;
    $focusTarget.set(undefined);
    document.getElementById(target)?.focus();
  }, [step, isReady]);

  return headingRef;
}
