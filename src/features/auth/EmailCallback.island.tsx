import { useEffect, useState } from 'react';
import { safeReturnTo } from '~/domain/accounts/return-to';
import { canKeepSession } from '~/platform/can-keep-session';
import { hasStoredSession } from '~/platform/stored-session';
import { bringDraftBack, setDraftAside } from '~/platform/visitors-draft';
import { moveDraftIntoAccount } from '~/stores/account-draft';
import { showToastOnNextPage } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Skeleton } from '~/ui/Skeleton';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { AskAccount } from './AskAccount';
import { AskChange } from './AskChange';
import { AskQuote } from './AskQuote';
import { declineAccount, enterAccount } from './enter-account';
import { leadTo } from './lead-to';
import { ENTER_FAILURES, LINK_EXPIRED, QUOTE_LEFT_HERE } from './link-messages';
import {
  CALLBACK_FAILED,
  type FailureWords,
  HALF_CONFIRMED,
  STORAGE_BLOCKED,
  WELCOME,
} from './messages';
import { afterAccount, openCallback, type CallbackStep, spendLink } from './open-callback';
import { takeParams } from './take-params';
import { keepAddressToVerify } from '~/stores/verification-address';
import { dropWaiting, keepWaiting, type WaitingSession } from './waiting-session';

type AskedChange = Extract<CallbackStep, { name: 'ask-change' }>;

/** The visitor's decision about the unfinished quote of this browser. */
type QuoteAnswer = 'add' | 'leave' | 'nothing-to-ask';

/**
 * The page of mailed links: signs in and continues, or shows the failure. A link that this
 * browser did not ask for signs nobody in until the visitor has seen the account's address and
 * pressed a button.
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
  const change = useOnceAtATime(async ({ link, next }: AskedChange) =>
    take(await spendLink(link, next)),
  );

  // eslint-disable-next-line react-hooks/exhaustive-deps -- a link works only once
  useEffect(() => void open().then(take), []);

  if (step?.name === 'blocked') {
    return (
      <Alert type="danger" title={STORAGE_BLOCKED.title} isAnnounced>
        {STORAGE_BLOCKED.description} Your link works until then.
      </Alert>
    );
  }

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
  if (step?.name === 'ask-change') {
    return (
      <AskChange
        isPending={change.isPending}
        onAccept={() => void change.run(step)}
        onDecline={() => leadTo(hasStoredSession() ? '/dashboard' : '/')}
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

/** A link works only once, so it stays in the address until the browser can store the session. */
async function open(): Promise<CallbackStep> {
  return canKeepSession() ? openCallback(takeParams()) : { name: 'blocked' };
}

/**
 * Sign in, and move or keep the quote as the visitor decided. Leaves the page and returns undefined, or returns the
 * failure.
 */
async function finish(
  waiting: WaitingSession,
  quote: QuoteAnswer,
): Promise<FailureWords | undefined> {
  if (quote === 'leave') setDraftAside(); // before the sign-in, so that no other tab moves the quote to the account
  const entered = await enterAccount(waiting);
  if (!entered.ok) {
    if (quote === 'leave') bringDraftBack();
    return ENTER_FAILURES[entered.code];
  }

  // A quote that does not move now stays in this browser, and the next visit of the wizard saves it.
  if (quote === 'add') await moveDraftIntoAccount().catch(() => false);
  showToastOnNextPage(
    quote === 'leave' ? { ...QUOTE_LEFT_HERE } : { title: WELCOME, type: 'success' },
  );
  leadTo(entered.value);

  return undefined;
}

/** Leave the page if the step leads to another one. Returns whether it does. */
function leads(step: CallbackStep): boolean {
  if (step.name === 'signed-in-already') {
    leadTo(safeReturnTo(step.next) ?? '/dashboard');
    return true;
  }
  if (step.name === 'choose-password') {
    dropWaiting('callback');
    keepWaiting('reset', step.waiting);
    leadTo('/reset-password');
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
