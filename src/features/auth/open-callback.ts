import { loadSessionUser } from '~/data/auth/own-session';
import {
  carriesLink,
  type EmailLink,
  type EmailLinkKind,
  openEmailLink,
  readEmailLink,
} from '~/data/auth/auth-links';
import { withDb, withDbApart } from '~/data/connection/client';
import type { Db } from '~/data/connection/db';
import { keepSignUpPassword } from '~/data/auth/sign-up-password';
import { readTokenUser } from '~/domain/accounts/session-user';
import { ok } from '~/domain/result';
import { readAccessToken } from '~/platform/session-storage';
import { hasStoredSession } from '~/platform/stored-session';
import { hasVisitorsQuote } from '~/stores/account-draft';
import {
  addressAskedFor,
  hasAskedHere,
  rememberHalfConfirmed,
  returnAfterSignUp,
  signUpKeyFor,
} from '~/stores/asked-links';
import { dropWaiting, keepWaiting, readWaiting, type WaitingSession } from './waiting-session';

/** The next step of the mailed-link page. */
export type CallbackStep =
  /** Ask before a link changes the account's email address. The link is still unused. */
  | { name: 'ask-change'; link: EmailLink; next: string | undefined }
  /** Ask whether to sign in to this account. `signedInAs` is the address of another account signed in here. */
  | { name: 'ask-account'; waiting: WaitingSession; signedInAs: string | undefined }
  /** Ask whether to move the quote of this browser to the account. */
  | { name: 'ask-quote'; waiting: WaitingSession }
  | { name: 'enter'; waiting: WaitingSession }
  /** The account has no password that its owner chose. */
  | { name: 'choose-password'; waiting: WaitingSession }
  /** The link opened nothing new, so the signed-in user continues. */
  | { name: 'signed-in-already'; next: string | undefined }
  | { name: 'half-confirmed' }
  /** The browser cannot keep the session, so the link is still unused. */
  | { name: 'blocked' }
  /** `resendTo` is the address for a new link. */
  | { name: 'failed'; resendTo: string | undefined };

/**
 * Read a mailed link and decide what to ask before its session is used. A link that this browser asked for needs no
 * question. Any other link may come from an attacker who wants the visitor to use the attacker's account.
 */
export async function openCallback(params: URLSearchParams): Promise<CallbackStep> {
  const link = readEmailLink(params);
  if (!link) return goOnWithout(params);

  const next = params.get('next') ?? undefined;
  // Any account holder can ask for a change to another person's address. Opening the mail alone must not confirm the
  // change.
  const isAsked = link.kind !== 'email_change' || addressAskedFor('email_change') !== undefined;

  return isAsked ? spendLink(link, next) : { name: 'ask-change', link, next };
}

/** Use up a link, and decide what to ask before its session is used. */
export async function spendLink(link: EmailLink, next: string | undefined): Promise<CallbackStep> {
  const opened = await withDbApart((apart) => openLink(apart, link));
  if (!opened.ok) return { name: 'failed', resendTo: addressToResend(link.kind) };
  if (!opened.value) {
    rememberHalfConfirmed();
    return { name: 'half-confirmed' };
  }

  const wanted = link.kind === 'signup' ? returnAfterSignUp(opened.value.email) : undefined;
  const waiting = { ...opened.value, next: wanted ?? next };
  keepWaiting('callback', waiting);

  return stepFor(waiting);
}

/** Use up a link, and activate the password that this browser signed up with. */
async function openLink(apart: Db, link: EmailLink) {
  const opened = await openEmailLink(apart, link);
  if (!opened.ok || !opened.value) return opened;

  const isKept = await keepSignUpPassword(apart, signUpKeyFor(opened.value.email));

  return ok({ ...opened.value, ...(!isKept && { needsPassword: true as const }) });
}

/** The next step after the visitor has agreed to use the account. */
export async function afterAccount(waiting: WaitingSession): Promise<CallbackStep> {
  if (waiting.needsPassword) return { name: 'choose-password', waiting };

  // If the code that reads the quote does not load, ask. A quote never moves to an account unasked.
  const asks = await hasVisitorsQuote().catch(() => true);

  return { name: asks ? 'ask-quote' : 'enter', waiting };
}

/**
 * After a reload the link is gone from the address. Continue with the session that it opened, or
 * with the signed-in user.
 */
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
