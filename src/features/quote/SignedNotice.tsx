import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { focusHeadingIfLost } from './focus-heading';
import { $unusedSignatures } from './matter-signing';
import { $isSubmitted, $quote } from './store';

/** Says what people signed since this quote began, with a button that takes it into the quote. */
export function SignedNotice() {
  const unused = useStore($unusedSignatures);
  const { quoteId } = useStore($quote);
  const isSubmitted = useStore($isSubmitted);
  const [hasFailed, setHasFailed] = useState(false);
  const take = useOnceAtATime(async () => {
    setHasFailed(false);
    // The code is here already when the server compares signatures.
    const { takeSignedAnswers } = await import('./signed-numbers');
    setHasFailed(!(await takeSignedAnswers()));
    focusHeadingIfLost();
  });
  if (isSubmitted || unused?.quoteId !== quoteId || unused.sentences.length === 0) return null;

  return (
    <Alert
      isAnnounced
      title="Signed since you began"
      actions={
        <Button aria-disabled={take.isPending || undefined} onClick={() => void take.run()}>
          {take.isPending ? 'Loading…' : 'Use the signed name and answers'}
        </Button>
      }
    >
      {unused.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {hasFailed && <p role="alert">They did not load. Press the button again in a moment.</p>}
    </Alert>
  );
}
