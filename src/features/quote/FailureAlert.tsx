import { useStore } from '@nanostores/react';
import type { CallFailure } from '~/data/connection/call-function';
import { type QuoteStep, STEP_NAMES } from '~/domain/quote/journey';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import type { FailureWords } from './messages';
import { issuesByStep, type StepIssues } from './server-issues';
import { $step, goTo } from './store';

export type FailureAlertProps = {
  failure: CallFailure;
  words: FailureWords;
  /** The step where the visitor can correct a failure that is not about single answers. */
  remedy?: QuoteStep | undefined;
  /** Goes to that step. Defaults to `goTo`. */
  onRemedy?: (step: QuoteStep) => void;
};

/** A failed call: the problem, the advice, and buttons to the steps where the visitor can correct it. */
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
