import { useStore } from '@nanostores/react';
import { QUOTE_STEPS, type QuoteStep, stepIndex } from '~/domain/quote/journey';
import { Button } from '~/ui/Button';
import { Spinner } from '~/ui/Spinner';
import { resetQuote } from './quote-ends';
import { $step, goBack } from './store';

export type StepFooterProps = {
  /** What the button says, when the step has words of its own. */
  submitLabel?: string;
  /** What it says while its action runs; the button cannot be pressed again until then. */
  pendingLabel?: string;
  isPending?: boolean;
  isDisabled?: boolean;
  /** What the button does. Left out inside a form: it submits the form. */
  onSubmit?: () => void;
};

/** The foot of a step: where you are, the way back and the way on (spec 1, section 2). */
export function StepFooter({
  submitLabel,
  pendingLabel,
  isPending = false,
  isDisabled = false,
  onSubmit,
}: StepFooterProps) {
  const step = useStore($step);
  const isLast = step === 'confirmation';
  const handleClick = isLast ? (onSubmit ?? resetQuote) : onSubmit;
  const label = submitLabel ?? defaultLabel(step);

  return (
    <div className="no-print mt-8 flex flex-wrap items-center justify-end gap-x-4 gap-y-3 border-t border-rule pt-6">
      <p className="mr-auto text-sm text-muted">
        Step {stepIndex(step) + 1} of {QUOTE_STEPS.length}
      </p>
      {stepIndex(step) > 0 && !isLast && (
        <Button onClick={goBack} disabled={isPending}>
          Back
        </Button>
      )}
      <Button
        look="primary"
        type={handleClick ? 'button' : 'submit'}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        onClick={(event) => {
          if (isPending) event.preventDefault();
          else handleClick?.();
        }}
      >
        {isPending && <Spinner />}
        {isPending ? (pendingLabel ?? label) : label}
      </Button>
    </div>
  );
}

/** Spec 1, section 2: 'Issue Bond' on the step before last, 'Start New Quote' on the last. */
function defaultLabel(step: QuoteStep): string {
  if (step === 'confirmation') return 'Start New Quote';

  return step === 'review' ? 'Issue Bond' : 'Continue';
}
