import { useStore } from '@nanostores/react';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { focusHeadingIfLost } from './focus-heading';
import { keepAnswersOfThisTab, takeOtherTabAnswers } from './other-tab';
import { resetQuote } from './quote-ends';
import { $otherTab } from './store';

/**
 * Shown after another tab changed, submitted or cleared the quote. The visitor chooses which answers to keep.
 */
export function OtherTabNotice() {
  const otherTab = useStore($otherTab);
  if (!otherTab) return null;

  if (otherTab.kind === 'removed') {
    return (
      <Alert
        type="warning"
        isAnnounced
        title="This quote was submitted or cleared in another tab"
        actions={
          <>
            <Button onClick={startAgain}>Start New Quote</Button>
            <Button onClick={keep}>Keep the answers in this tab</Button>
          </>
        }
      >
        Nothing you typed here is lost. If you keep it, it becomes a new quote.
      </Alert>
    );
  }

  return (
    <Alert
      type="warning"
      isAnnounced
      title="This quote was changed in another tab"
      actions={
        <>
          <Button onClick={() => void takeOtherTabAnswers().then(focusHeadingIfLost)}>
            Use the answers from the other tab
          </Button>
          <Button onClick={keep}>Keep the answers in this tab</Button>
        </>
      }
    >
      Saving waits until you choose. The answers you do not choose are replaced.
    </Alert>
  );
}

function startAgain(): void {
  resetQuote();
  focusHeadingIfLost();
}

function keep(): void {
  keepAnswersOfThisTab();
  focusHeadingIfLost();
}
