import { Alert } from '~/ui/Alert';
import { TextAreaField } from '~/ui/TextAreaField';
import { decisionFailureTitle } from '../messages';
import { type RequestFailure, requestFailureWords } from './messages';

type Props = { id: string; words: string; failure: RequestFailure | undefined };

/** Shown after a decision that came too late: the reason why it was not made, and the typed text for copying. */
export function UndecidedWords({ id, words, failure }: Props) {
  const hasWords = words.trim() !== '';
  if (!hasWords && failure === undefined) return null;

  return (
    <div className="no-print mt-4 grid gap-4">
      {failure !== undefined && (
        <Alert type="danger" title={decisionFailureTitle(failure)} isAnnounced>
          {requestFailureWords(failure)}
        </Alert>
      )}
      {hasWords && (
        <TextAreaField
          id={id}
          label="What you typed"
          hint="It was not sent, because the request is no longer open. Copy anything you still need."
          readOnly
          value={words}
        />
      )}
    </div>
  );
}
