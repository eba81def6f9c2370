import { useStore } from '@nanostores/react';
import type { CallFailure } from '~/data/call-function';
import { type QuoteStep, STEP_NAMES } from '~/domain/quote/journey';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import type { FailureWords } from './messages';
import { issuesByStep, type StepIssues } from './server-issues';
import { $step, goTo } from './store';

export type FailureAlertProps = {
  failure: CallFailure;
  words: FailureWords;
  /** The step where this failure can be put right, when it is not about single answers. */
  remedy?: QuoteStep | undefined;
  /** Goes there. Left out: opens the step as it is. */
  onRemedy?: (step: QuoteStep) => void;
};

/** A call that failed: what happened, what to do, and a button to each place where something can be done. */
export function FailureAlert({ failure, words, remedy, onRemedy = goTo }: FailureAlertProps) {
  return (
    <Alert type="danger" title={words.title}>
      <p>{words.description}</p>
      {issuesByStep(failure.issues ?? []).map((issues) => (
        <StepProblem key={issues.step} issues={issues} />
      ))}
      {remedy && <GoTo step={remedy} onGo={() => onRemedy(remedy)} />}
    </Alert>
  );
}

function StepProblem({ issues: { step, messages, fieldId } }: { issues: StepIssues }) {
  const openStep = useStore($step);
  const isElsewhere = step !== undefined && step !== openStep;

  return (
    <div className="mt-3">
      {isElsewhere && <p className="font-semibold">{STEP_NAMES[step]}</p>}
      <ul className="list-disc pl-5">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {isElsewhere && <GoTo step={step} onGo={() => goTo(step, { focus: fieldId })} />}
    </div>
  );
}

function GoTo({ step, onGo }: { step: QuoteStep; onGo: () => void }) {
  return (
    <div className="mt-3">
      <Button onClick={onGo}>Go to {STEP_NAMES[step]}</Button>
    </div>
  );
}
