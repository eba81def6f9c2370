import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { keptApplicationNumber } from './confirmation/kept-confirmation';
import type { StepProblem } from './use-step-module';

export type StepFailureProps = { problem: StepProblem; isSubmitted: boolean; onRetry: () => void };

const reload = () => location.reload();

/** A step whose code did not load. Says that the data is safe and offers to try again or reload. */
export function StepFailure({ problem, isSubmitted, onRetry }: StepFailureProps) {
  const safe = isSubmitted ? submittedWords(keptApplicationNumber()) : 'Your answers are safe.';
  if (problem === 'site-updated') {
    return (
      <Alert
        type="danger"
        isAnnounced
        title="The site was updated"
        actions={
          <>
            <Button look="primary" onClick={reload}>
              Reload the page
            </Button>
            <Button onClick={onRetry}>Try again</Button>
          </>
        }
      >
        {safe} Reload the page to continue with the new version.
        {!isSubmitted &&
          ' You may have to enter your Social Security number and other secrets again.'}
      </Alert>
    );
  }

  return (
    <Alert
      type="danger"
      isAnnounced
      title="This step did not load"
      actions={
        <>
          <Button look="primary" onClick={onRetry}>
            Try again
          </Button>
          <Button onClick={reload}>Reload the page</Button>
        </>
      }
    >
      {safe} Check your connection, then try again.
    </Alert>
  );
}

function submittedWords(number: string | undefined): string {
  return number === undefined
    ? 'We have your application.'
    : `We have your application. Its number is ${number}.`;
}
