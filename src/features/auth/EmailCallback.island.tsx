import { useEffect, useState } from 'react';
import { safeReturnTo } from '~/domain/accounts/return-to';
import { hasStoredSession } from '~/platform/session-storage';
import { bringDraftBack, setDraftAside } from '~/platform/visitors-draft';
import { moveDraftIntoAccount } from '~/stores/account-draft';
import { showToastOnNextPage } from '~/stores/toasts';
import { Skeleton } from '~/ui/Skeleton';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AskAccount } from './AskAccount';
import { AskQuote } from './AskQuote';
import { declineAccount, enterAccount } from './enter-account';
import { leadTo } from './lead-to';
import { ENTER_FAILURES, LINK_EXPIRED, QUOTE_LEFT_HERE } from './link-messages';
import { CALLBACK_FAILED, type FailureWords, HALF_CONFIRMED, WELCOME } from './messages';
import { afterAccount, openCallback, type CallbackStep } from './open-callback';
import { takeParams } from './take-params';
import { keepAddressToVerify } from './verification-address';
import type { WaitingSession } from './waiting-session';

/** What the visitor wants with the quote of this browser. */
type QuoteAnswer = 'add' | 'leave' | 'nothing-to-ask';

/**
 * Where the link of a mail leads: signs in and goes on, or says that it cannot (spec 2, section 4). A link that this
 * browser did not ask for signs nobody in before its account was named and a button pressed.
 */
export function EmailCallback() {
  const [step, setStep] = useState<CallbackStep>();
  const [failure, setFailure] = useState<FailureWords>();

  const enter = useOnceAtATime(async (waiting: WaitingSession, quote: QuoteAnswer) => {
    setFailure(undefined);
    const words = await finish(waiting, quote);
    setFailure(words);
  });
  const decline = useOnceAtATime(async (waiting: WaitingSession) => {
    await declineAccount(waiting);
    leadTo(hasStoredSession() ? '/dashboard' : '/');
  });
  const take = (next: CallbackStep) => {
    if (next.name === 'enter') void enter.run(next.waiting, 'nothing-to-ask');
    if (leads(next)) return;

    setStep(next);
  };

  // eslint-disable-next-line react-hooks/exhaustive-deps -- a link is taken once
  useEffect(() => void openCallback(takeParams()).then(take), []);

  const isPending = enter.isPending || decline.isPending;
  if (step?.name === 'ask-account' || (step?.name === 'enter' && failure)) {
    const { waiting } = step;

    return (
      <AskAccount
        email={waiting.email}
        signedInAs={step.name === 'ask-account' ? step.signedInAs : undefined}
        isPending={isPending}
        failure={failure}
        onContinue={() => void afterAccount(waiting).then(take)}
        onDecline={() => void decline.run(waiting)}
      />
    );
  }
  if (step?.name === 'ask-quote') {
    const { waiting } = step;

    return (
      <AskQuote
        email={waiting.email}
        isPending={isPending}
        failure={failure}
        onAccept={() => void enter.run(waiting, 'add')}
        onDecline={() => void enter.run(waiting, 'leave')}
      />
    );
  }

  return (
    <div className="grid gap-4">
      <p className="text-lg">Completing authentication...</p>
      <Skeleton label="Completing authentication" />
    </div>
  );
}

/** Sign in, and do with the quote what was answered. Answers the words of a failure, or nothing and leaves the page. */
async function finish(
  waiting: WaitingSession,
  quote: QuoteAnswer,
): Promise<FailureWords | undefined> {
  if (quote === 'leave') setDraftAside(); // before anybody is signed in: no other tab can take it along
  const entered = await enterAccount(waiting);
  if (!entered.ok) {
    if (quote === 'leave') bringDraftBack();
    return ENTER_FAILURES[entered.code];
  }

  if (quote === 'add') await moveDraftIntoAccount();
  showToastOnNextPage(
    quote === 'leave' ? { ...QUOTE_LEFT_HERE } : { title: WELCOME, type: 'success' },
  );
  leadTo(entered.value);

  return undefined;
}

/** Whether a step leads to another page, which it does at once. */
function leads(step: CallbackStep): boolean {
  if (step.name === 'signed-in-already') {
    leadTo(safeReturnTo(step.next) ?? '/dashboard');
    return true;
  }
  if (step.name === 'half-confirmed') {
    showToastOnNextPage(HALF_CONFIRMED);
    leadTo('/signin');
    return true;
  }
  if (step.name !== 'failed') return false;

  if (step.resendTo !== undefined) keepAddressToVerify(step.resendTo);
  showToastOnNextPage({
    ...(step.resendTo === undefined ? CALLBACK_FAILED : LINK_EXPIRED),
    type: 'error',
  });
  leadTo(step.resendTo === undefined ? '/signin' : '/verify-email');

  return true;
}
