import { loadSessionUser } from '~/data/own-session';
import { carriesLink, openEmailLink, readEmailLink, type EmailLinkKind } from '~/data/auth-links';
import { withDb, withDbApart } from '~/data/client';
import { readTokenUser } from '~/domain/accounts/session-user';
import { hasStoredSession, readAccessToken } from '~/platform/session-storage';
import { hasVisitorsQuote } from '~/stores/account-draft';
import { addressAskedFor, hasAskedHere } from './asked-links';
import { dropWaiting, keepWaiting, readWaiting, type WaitingSession } from './waiting-session';

/** What the page of a mailed link does next. */
export type CallbackStep =
  /** Ask whether to sign in to this account. `signedInAs` is somebody else who uses this browser. */
  | { name: 'ask-account'; waiting: WaitingSession; signedInAs: string | undefined }
  /** Ask whether the quote of this browser goes into the account. */
  | { name: 'ask-quote'; waiting: WaitingSession }
  | { name: 'enter'; waiting: WaitingSession }
  /** The link opened nothing that is new: whoever is signed in goes on. */
  | { name: 'signed-in-already'; next: string | undefined }
  | { name: 'half-confirmed' }
  /** `resendTo` is the address that a new link can be mailed to. */
  | { name: 'failed'; resendTo: string | undefined };

/**
 * Read a mailed link and decide what to ask before its session is used. A link that this browser asked for goes on by
 * itself; any other could come from somebody who wants their own account used here.
 */
export async function openCallback(params: URLSearchParams): Promise<CallbackStep> {
  const link = readEmailLink(params);
  if (!link) return goOnWithout(params);

  const opened = await withDbApart((apart) => openEmailLink(apart, link));
  if (!opened.ok) return { name: 'failed', resendTo: addressToResend(link.kind) };
  if (!opened.value) return { name: 'half-confirmed' };

  const waiting = { ...opened.value, next: params.get('next') ?? undefined };
  keepWaiting('callback', waiting);

  return stepFor(waiting);
}

/** What comes after the visitor agreed to use the account. */
export async function afterAccount(waiting: WaitingSession): Promise<CallbackStep> {
  const asks = await hasVisitorsQuote();

  return { name: asks ? 'ask-quote' : 'enter', waiting };
}

/** A page that was loaded again has no link any more: it goes on with what the link opened, or with who is signed in. */
async function goOnWithout(params: URLSearchParams): Promise<CallbackStep> {
  if (carriesLink(params)) {
    dropWaiting('callback');
    return { name: 'failed', resendTo: undefined };
  }
  const waiting = readWaiting('callback');
  if (waiting) return stepFor(waiting);

  const user = hasStoredSession() ? await withDb(loadSessionUser) : undefined;

  return user?.ok && user.value
    ? { name: 'signed-in-already', next: params.get('next') ?? undefined }
    : { name: 'failed', resendTo: undefined };
}

async function stepFor(waiting: WaitingSession): Promise<CallbackStep> {
  const user = readTokenUser(readAccessToken() ?? '');
  if (user?.id === waiting.userId) return { name: 'enter', waiting };
  if (user || !hasAskedHere(waiting.email))
    return { name: 'ask-account', waiting, signedInAs: user?.email };

  return afterAccount(waiting);
}

function addressToResend(kind: EmailLinkKind): string | undefined {
  return kind === 'signup' ? addressAskedFor('signup') : undefined;
}
