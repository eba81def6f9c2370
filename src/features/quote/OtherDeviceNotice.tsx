import { useStore } from '@nanostores/react';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { focusHeadingIfLost } from './focus-heading';
import { keepAnswersOfThisDevice, takeOtherDeviceAnswers } from './other-device';
import { resetQuote } from './quote-ends';
import { $otherDevice } from './store';

/**
 * Shown after another device changed or submitted the quote in the account. The visitor chooses what to do with the
 * answers here.
 */
export function OtherDeviceNotice() {
  const otherDevice = useStore($otherDevice);
  if (!otherDevice) return null;

  if (otherDevice.kind === 'closed') {
    return (
      <Alert
        type="warning"
        isAnnounced
        title="This quote was submitted already"
        actions={
          <>
            <Button onClick={startAgain}>Start New Quote</Button>
            <Button onClick={keep}>Keep the answers as a new quote</Button>
          </>
        }
      >
        It is now an application in your account. Changes here don’t affect it.
      </Alert>
    );
  }

  return (
    <Alert
      type="warning"
      isAnnounced
      title="This quote was changed on another device"
      actions={
        <>
          <Button onClick={() => void takeOtherDeviceAnswers().then(focusHeadingIfLost)}>
            Use the answers from the other device
          </Button>
          <Button onClick={keep}>Keep the answers on this device</Button>
        </>
      }
    >
      Saving in your account waits until you choose. The answers you do not choose are replaced.
    </Alert>
  );
}

function startAgain(): void {
  resetQuote();
  focusHeadingIfLost();
}

function keep(): void {
  void keepAnswersOfThisDevice().then(focusHeadingIfLost);
}
