import { atom } from 'nanostores';
import type { PayPageFailure } from '~/data/client-payment/paying';
import { connectionFailure } from '~/data/connection/connection';
import {
  askForCode,
  askForLink,
  confirmCode,
  openLink,
  type SignFailure,
} from '~/data/signing/signing';
import type { ClientPayment, PayCall } from '~/domain/client-payment/client-payment-calls';
import type { RaiseAnswer } from '~/domain/client-payment/raised-price';
import { fail, type Result } from '~/domain/result';
import { isSignerPage } from '~/domain/signing/signer-page';
import type { SigningPage } from '~/domain/signing/signing-page';
import { tabStorage } from '~/platform/browser-storage';

/** Reasons that something fails on the client's page. */
export type PayProblem = SignFailure | PayPageFailure;

/** Where the client's page stands. */
export type PayStage =
  | { name: 'loading' }
  | { name: 'closed'; code: PayProblem }
  | { name: 'link'; page: SigningPage; hasCode: boolean }
  | { name: 'resent' }
  | { name: 'session'; payment: ClientPayment };

export const $payStage = atom<PayStage>({ name: 'loading' });

/** The key of the session stays in this tab, so that a reload continues the session. */
const SESSION_KEY = 'marshline-pay-session';

/** 192 bits in base64url. */
const TOKEN = /^[\w-]{32}$/;

let token = '';
let session = '';

/** The calls of a session. They need zod, which the page loads only after the code. */
const loadPaying = () => import('~/data/client-payment/paying').catch(() => undefined);

/** Read the session, or pay or answer in it. */
async function callSession(
  given: Omit<PayCall, 'session'> = {},
): Promise<Result<ClientPayment, PayProblem>> {
  const paying = await loadPaying();

  return paying ? paying.callPayByLink({ session, ...given }) : fail(connectionFailure());
}

/** Open the link of this address, or continue the session of this tab. */
export async function startPaying(linkToken: string): Promise<void> {
  token = linkToken;
  if (!TOKEN.test(token)) return $payStage.set({ name: 'closed', code: 'not-found' });

  $payStage.set({ name: 'loading' });
  const [keptToken, keptSession = ''] = (tabStorage.read(SESSION_KEY) ?? '').split(' ');
  if (keptToken === token && keptSession !== '') {
    session = keptSession;
    const read = await callSession();
    if (read.ok) return $payStage.set({ name: 'session', payment: read.value });
  }

  await showPayLink(false);
}

async function showPayLink(hasCode: boolean): Promise<void> {
  const page = await openLink(token);
  if (!page.ok) return $payStage.set({ name: 'closed', code: page.code });

  $payStage.set(
    isSignerPage(page.value)
      ? { name: 'closed', code: 'not-found' }
      : { name: 'link', page: page.value, hasCode },
  );
}

/** Mail a code. Returns the reason of a failure. */
export async function sendPayCode(): Promise<PayProblem | undefined> {
  const sent = await askForCode(token);
  if (!sent.ok) return sent.code;

  const stage = $payStage.get();
  if (stage.name === 'link') $payStage.set({ ...stage, hasCode: true });
  return undefined;
}

/** Mail an expired link anew. Returns the reason of a failure. */
export async function sendPayLinkAgain(): Promise<PayProblem | undefined> {
  const sent = await askForLink(token);
  if (!sent.ok) return sent.code;

  $payStage.set({ name: 'resent' });
  return undefined;
}

/** Open the session with a code. Returns the reason of a failure. */
export async function enterPayCode(code: string): Promise<PayProblem | undefined> {
  const confirmed = await confirmCode(token, code);
  if (!confirmed.ok) {
    if (confirmed.code === 'locked') await showPayLink(false);
    return confirmed.code;
  }

  session = confirmed.value;
  tabStorage.write(SESSION_KEY, `${token} ${session}`);
  const read = await callSession();
  if (!read.ok) return read.code;

  $payStage.set({ name: 'session', payment: read.value });
  return undefined;
}

/**
 * Authorize the payment. Returns the reason of a failure. After the end of the session, the page stays as it is, so that
 * nothing typed is lost.
 */
export async function payNow(
  payment: NonNullable<PayCall['payment']>,
): Promise<PayProblem | undefined> {
  return callAndShow({ payment });
}

/** Answer a raised price. Returns the reason of a failure. A price that was answered or ended meanwhile is shown so. */
export async function answerRaise(answer: RaiseAnswer): Promise<PayProblem | undefined> {
  const code = await callAndShow({ answer });
  if (code !== 'not-open' && code !== 'payment-mismatch') return code;

  return (await callAndShow()) ?? code;
}

async function callAndShow(given?: Omit<PayCall, 'session'>): Promise<PayProblem | undefined> {
  const paid = await callSession(given);
  if (!paid.ok) return paid.code;

  $payStage.set({ name: 'session', payment: paid.value });
  return undefined;
}

/** Return to the link, to ask for a new code. */
export async function openPayLinkAgain(): Promise<void> {
  tabStorage.remove(SESSION_KEY);
  await showPayLink(false);
}
