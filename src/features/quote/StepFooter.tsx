import { useStore } from '@nanostores/react';
import { type QuoteStep, stepIndex } from '~/domain/quote/journey';
import { Button } from '~/ui/Button';
import { Spinner } from '~/ui/Spinner';
import { resetQuote } from './quote-ends';
import { StepCount } from './StepCount';
import { $editedStep, $step, goBack } from './store';

export type StepFooterProps = {
  /** The label of the button, if the step has its own. */
  submitLabel?: string;
  /** The label while the action runs. The button does nothing during that time. */
  pendingLabel?: string;
  isPending?: boolean;
  isDisabled?: boolean;
  /** Whether the footer stays in view on a long step. */
  isSticky?: boolean;
  /** The action of the button. Without it, the button submits the surrounding form. */
  onSubmit?: () => void;
};

/** The footer of a step: the step's number, a Back button and the main button. */
export function StepFooter({
  submitLabel,
  pendingLabel,
  isPending = false,
  isDisabled = false,
  isSticky = false,
  onSubmit,
}: StepFooterProps) {
  const step = useStore($step);
  const isLast = step === 'confirmation';
  const handleClick = isLast ? (onSubmit ?? resetQuote) : onSubmit;
  const isEdit = useStore($editedStep) === step;
  const label = submitLabel ?? (isEdit ? 'Save and return to review' : defaultLabel(step));

  return (
    <div
      className={`step-end no-print mt-8 flex flex-wrap items-center justify-end gap-x-4 gap-y-3 border-t border-rule ${isSticky ? 'sticky bottom-0 z-10 bg-paper py-3' : 'pt-6'}`}
    >
      <p className="mr-auto text-sm text-muted">
        <StepCount />
      </p>
      {stepIndex(step) > 0 && !isLast && (
        <Button onClick={goBack} disabled={isPending}>
          Back
        </Button>
      )}
      <Button
        look={isLast ? 'quiet' : 'primary'}
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

/** The main button's default label. */
function defaultLabel(step: QuoteStep): string {
  if (step === 'confirmation') return 'Start New Quote';

  return step === 'review' ? 'Issue Bond' : 'Continue';
}
