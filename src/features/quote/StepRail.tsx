import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { QUOTE_STEPS, type QuoteStep, STEP_NAMES, stepIndex } from '~/domain/quote/journey';
import { $isOnOnePage } from './renewal/renewal-change';
import { StepCount } from './StepCount';
import { $stepStates, type StepState } from './step-states';
import { $furthestStep, $isSubmitted, $step, goTo } from './store';

/** All steps: a list beside the form on a wide screen, a bar that opens to the list on a phone. */
export function StepRail() {
  const [isOpen, setIsOpen] = useState(false);
  const step = useStore($step);
  const number = stepIndex(step) + 1;

  return (
    <nav aria-label="Steps of the quote" className="no-print">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="quote-steps"
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-touch w-full items-center justify-between gap-4 text-left lg:hidden"
      >
        <span className="font-semibold">
          <StepCount />
        </span>
        <span className="text-sm text-tide underline underline-offset-4">
          {isOpen ? 'Hide the steps' : 'Show all steps'}
        </span>
      </button>
      <ProgressBar number={number} />
      <ol id="quote-steps" className={`mt-4 lg:mt-0 lg:block ${isOpen ? '' : 'hidden'}`}>
        {QUOTE_STEPS.map((name) => (
          <StepItem key={name} step={name} onOpen={() => setIsOpen(false)} />
        ))}
      </ol>
      <LockedReason isOpen={isOpen} />
    </nav>
  );
}

/** Explains why some steps cannot be opened. */
function LockedReason({ isOpen }: { isOpen: boolean }) {
  const isSubmitted = useStore($isSubmitted);
  const furthest = useStore($furthestStep);
  const open = useStore($isOnOnePage)
    ? 'Renew on this page.'
    : `Later steps open when ${STEP_NAMES[furthest]} is complete.`;

  return (
    <p id="locked-reason" className={`mt-3 text-sm text-muted lg:block ${isOpen ? '' : 'hidden'}`}>
      {isSubmitted ? 'The application has been submitted: its steps are closed.' : open}
    </p>
  );
}

function ProgressBar({ number }: { number: number }) {
  const isOnOnePage = useStore($isOnOnePage);

  return (
    // On one page it keeps its height, so that nothing moves when the page has decided.
    <div className="flex h-1.5 gap-1 lg:hidden" aria-hidden="true">
      {!isOnOnePage &&
        QUOTE_STEPS.map((step, index) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full ${index < number ? 'bg-marsh' : 'bg-rule'}`}
          />
        ))}
    </div>
  );
}

function StepItem({ step, onOpen }: { step: QuoteStep; onOpen: () => void }) {
  const { state, isClosed } = useStore($stepStates)[step];

  return (
    <li className="relative not-last:before:absolute not-last:before:top-9.5 not-last:before:left-4 not-last:before:h-3 not-last:before:w-px not-last:before:bg-rule">
      <button
        type="button"
        aria-current={state === 'current' ? 'step' : undefined}
        aria-disabled={isClosed || undefined}
        aria-describedby={isClosed ? 'locked-reason' : undefined}
        onClick={() => {
          if (state !== 'current' && goTo(step)) onOpen();
        }}
        className={`group flex min-h-touch w-full items-center gap-3 rounded-sm py-1 text-left ${
          isClosed ? 'cursor-not-allowed text-muted' : 'hover:text-marsh'
        } ${state === 'current' ? 'font-semibold text-ink' : ''}`}
      >
        <StepMark number={stepIndex(step) + 1} state={state} />
        <span className="leading-tight">
          {STEP_NAMES[step]}
          {state === 'done' && <span className="sr-only">, done</span>}
        </span>
      </button>
    </li>
  );
}

const MARK_LOOKS: Record<StepState, string> = {
  done: 'border-marsh bg-marsh text-on-marsh',
  current: 'border-copper bg-surface text-copper ring-2 ring-copper-wash',
  open: 'border-marsh bg-surface text-marsh',
  locked: 'border-rule bg-transparent text-muted',
};

function StepMark({ number, state }: { number: number; state: StepState }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold tabular-nums ${MARK_LOOKS[state]}`}
    >
      {state === 'done' ? (
        <svg viewBox="0 0 16 16" className="size-4">
          <path d="m3 8.5 3.2 3.2L13 4.8" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      ) : (
        number
      )}
    </span>
  );
}
