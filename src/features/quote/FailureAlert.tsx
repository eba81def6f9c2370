import { useStore } from '@nanostores/react';
import type { CallFailure } from '~/data/call-function';
import { type QuoteStep, STEP_NAMES } from '~/domain/quote/journey';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import type { FailureWords } from './messages';
import { type LocatedIssue, locateIssue } from './server-issues';
import { $step, goTo } from './store';

export type FailureAlertProps = {
  failure: CallFailure;
  words: FailureWords;
  /** The step where this failure can be put right, when it is not about single answers. */
  remedy?: QuoteStep | undefined;
};

/** A call that failed: what happened, what to do, and a button to each place where something can be done. */
export function FailureAlert({ failure, words, remedy }: FailureAlertProps) {
  const issues = (failure.issues ?? []).map(locateIssue);

  return (
    <Alert type="danger" title={words.title}>
      <p>{words.description}</p>
      {issues.length > 0 && (
        <ul className="mt-3 grid gap-3">
          {issues.map((issue) => (
            <IssueLine key={`${issue.fieldId}: ${issue.message}`} issue={issue} />
          ))}
        </ul>
      )}
      {remedy && <Button onClick={() => goTo(remedy)}>Go to {STEP_NAMES[remedy]}</Button>}
    </Alert>
  );
}

function IssueLine({ issue: { message, step, fieldId } }: { issue: LocatedIssue }) {
  const openStep = useStore($step);
  if (!step || step === openStep) return <li>{message}</li>;

  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span>
        <strong>{STEP_NAMES[step]}:</strong> {message}
      </span>
      <Button onClick={() => goTo(step, fieldId ? { focus: fieldId } : {})}>
        Go to {STEP_NAMES[step]}
      </Button>
    </li>
  );
}
