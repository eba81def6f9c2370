import { useStore } from '@nanostores/react';
import { Suspense, useSyncExternalStore } from 'react';
import { isOnline, onNetworkChange } from '~/platform/network';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { lazyPart } from './lazy-part';
import { $matterSigning } from './matter-signing';
import { $notices, dismissNotice, NOTICE_WORDS } from './notices';
import { keepAnswersOfThisTab, takeOtherTabAnswers } from './other-tab';
import { resetQuote } from './quote-ends';
import { SignedOutNotice } from './SignedOutNotice';
import { $isAccountFull, $otherDevice, $otherTab, $renews } from './store';
import { UnkeptNotice } from './UnkeptNotice';

// Few visitors see these, and only after an answer of the server.
const FullAccountNotice = lazyPart(
  async () => (await import('./FullAccountNotice')).FullAccountNotice,
);
const OtherDeviceNotice = lazyPart(
  async () => (await import('./OtherDeviceNotice')).OtherDeviceNotice,
);
const MatterNotice = lazyPart(async () => (await import('./MatterNotice')).MatterNotice);
const RenewalNotice = lazyPart(async () => (await import('./RenewalNotice')).RenewalNotice);

/** Notices about the quote as a whole: how it opened, the connection, and changes by other tabs or devices. */
export function WizardNotices() {
  const notices = useStore($notices);
  const isAccountFull = useStore($isAccountFull);
  const isChangedElsewhere = useStore($otherDevice) !== undefined;
  const isRenewal = useStore($renews) !== undefined;
  const hasMissing = (useStore($matterSigning)?.missing.length ?? 0) > 0;
  const isConnected = useSyncExternalStore(onNetworkChange, isOnline, () => true);

  return (
    <>
      <div className="no-print top-4 z-20 grid gap-4 not-empty:mb-6 lg:sticky">
        {!isConnected && (
          <Alert type="warning" isAnnounced title="You are offline">
            You can keep answering: your answers are saved on this device. You need a connection to
            pay and submit.
          </Alert>
        )}
        <SignedOutNotice />
        <UnkeptNotice />
        <OtherTabNotice />
        <Suspense>{isChangedElsewhere && <OtherDeviceNotice />}</Suspense>
        <Suspense>{isAccountFull && <FullAccountNotice />}</Suspense>
      </div>
      <div className="no-print grid gap-4 not-empty:mb-6">
        <Suspense>{isRenewal && <RenewalNotice />}</Suspense>
        <Suspense>{hasMissing && <MatterNotice />}</Suspense>
        {notices.map((notice) => (
          <Alert
            key={notice}
            title={NOTICE_WORDS[notice].title}
            actions={
              <>
                <Button onClick={() => dismissNotice(notice)}>Dismiss</Button>
                {notice === 'resumed' && <Button onClick={startAgain}>Start New Quote</Button>}
              </>
            }
          >
            {NOTICE_WORDS[notice].description}
          </Alert>
        ))}
      </div>
    </>
  );
}

function startAgain(): void {
  dismissNotice('resumed');
  resetQuote();
}

function OtherTabNotice() {
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
            <Button onClick={resetQuote}>Start New Quote</Button>
            <Button onClick={keepAnswersOfThisTab}>Keep the answers in this tab</Button>
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
          <Button onClick={() => void takeOtherTabAnswers()}>
            Use the answers from the other tab
          </Button>
          <Button onClick={keepAnswersOfThisTab}>Keep the answers in this tab</Button>
        </>
      }
    >
      Saving waits until you choose. The answers you do not choose are replaced.
    </Alert>
  );
}
