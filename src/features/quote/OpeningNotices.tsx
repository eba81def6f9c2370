import { useStore } from '@nanostores/react';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { focusHeadingIfLost } from './focus-heading';
import { MatterNotice } from './MatterNotice';
import { NOTICE_WORDS } from './notice-words';
import { $notices, dismissNotice, type Notice } from './notices';
import { resetQuote } from './quote-ends';
import { $isOnOnePage } from './renewal/renewal-change';
import { RenewalNotice } from './RenewalNotice';
import { SignedNotice } from './SignedNotice';
import { $renews, $step } from './store';

/** Notices about how the quote opened. */
export function OpeningNotices() {
  const notices = useStore($notices);
  const isRenewal = useStore($renews) !== undefined;
  const step = useStore($step);
  const isOnOnePage = useStore($isOnOnePage);
  // Until the step has decided, a notice would show for a moment and vanish.
  const isNamed = step === 'bond-details' && isOnOnePage !== false;

  return (
    <>
      {isRenewal && !isNamed && <RenewalNotice />}
      <MatterNotice />
      <SignedNotice />
      {notices
        .filter((notice) => !isNamed || notice !== 'renewal')
        .map((notice) => (
          <Alert
            key={notice}
            title={NOTICE_WORDS[notice].title}
            actions={
              <>
                <Button onClick={() => dismiss(notice)}>Dismiss</Button>
                {notice === 'resumed' && <Button onClick={startAgain}>Start New Quote</Button>}
              </>
            }
          >
            {NOTICE_WORDS[notice].description}
          </Alert>
        ))}
    </>
  );
}

function dismiss(notice: Notice): void {
  dismissNotice(notice);
  focusHeadingIfLost();
}

function startAgain(): void {
  dismiss('resumed');
  resetQuote();
}
