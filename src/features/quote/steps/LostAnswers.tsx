import { useStore } from '@nanostores/react';
import { ANSWER_LABELS } from '~/domain/answers/answer-labels';
import { Alert } from '~/ui/Alert';
import { $lostAnswers } from '../fitting-details';
import { $quote } from '../store';

/** Says which answers a change of the bond or the state removed. */
export function LostAnswers() {
  const { quoteId, lost } = useStore($lostAnswers);
  if (lost.length === 0 || quoteId !== $quote.get().quoteId) return null;

  const names = lost.map((answer) => ANSWER_LABELS.bondDetails[answer].toLowerCase()).join(' and ');

  return (
    <Alert title={`Enter the ${names} again`}>
      You chose another bond or state, and what you entered before does not fit it. Choose the first
      one again to get it back.
    </Alert>
  );
}
