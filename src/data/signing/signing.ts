import type { Consent } from '~/domain/signing/consents';
import type { PartStep } from '~/domain/signing/part-fields';
import type { PartAnswers, PartProblems } from '~/domain/signing/read-part';
import type { FactValues } from '~/domain/signing/shared-facts';
import { SIGNING_PAGE_FAILURES, type SigningPageFailure } from '~/domain/signing/page-failures';
import type { SigningPage } from '~/domain/signing/signing-page';
import type { SigningPart } from '~/domain/signing/signing-part';
import { fail, ok, type Result } from '~/domain/result';
import type { ConnectionFailure } from '../connection/connection';
import { callPublicFunction } from '../connection/public-function';
import { isRecord } from '~/domain/is-record';

/** Reasons that a call of the signing page fails. 'invalid': the server found a field to correct. */
export type SignFailure = SigningPageFailure | 'busy' | 'failed' | ConnectionFailure;

const TEMPORARY: readonly string[] = [
  'busy',
  'failed',
  'offline',
  'unreachable',
] satisfies SignFailure[];

/** Whether the same call may succeed later. */
export function canRetry(failure: string): boolean {
  return TEMPORARY.includes(failure);
}

/** A refused step: the reason, and a message for each field to correct. */
export type SaveFailure = { ok: false; code: SignFailure; problems?: PartProblems & FactValues };

/** One change of a signer's part. Without a change, the call only reads. */
export type PartCall = {
  answers?: { step: PartStep; typed: PartAnswers };
  corrections?: FactValues;
  consent?: { id: Consent; hash: string };
};

const BUSY = 503;

/** What the link shows before the code. Changes nothing. */
export function openLink(token: string): Promise<Result<SigningPage, SignFailure>> {
  return call<SigningPage>('open-signing-link', { token }, 'sender');
}

/** Mail a code to the signer. */
export function askForCode(token: string): Promise<Result<unknown, SignFailure>> {
  return call('send-signing-code', { token }, 'sent');
}

/** Mail an expired link anew to the signer. */
export function askForLink(token: string): Promise<Result<unknown, SignFailure>> {
  return call('resend-signing-link', { token }, 'sent');
}

/** Open a session with a code. The value is the key of the session. */
export async function confirmCode(
  token: string,
  code: string,
): Promise<Result<string, SignFailure>> {
  const answer = await call<{ session: string }>(
    'confirm-signing-code',
    { token, code },
    'session',
  );

  return answer.ok ? ok(answer.value.session) : answer;
}

/** Save a step, and get the whole part. Repeating a call saves the same. */
export function savePart(
  session: string,
  change: PartCall,
): Promise<{ ok: true; value: SigningPart } | SaveFailure> {
  return call<SigningPart>('save-signing-part', { session, ...change }, 'role');
}

/** Sign with the typed name. The value is the server's time. Repeating a call signs nothing new. */
export async function sign(session: string, name: string): Promise<Result<string, SignFailure>> {
  const body = { session, decision: 'sign', name };
  const answer = await call<{ signedAt: string }>('sign-by-link', body, 'signedAt');

  return answer.ok ? ok(answer.value.signedAt) : answer;
}

/** Refuse to sign. */
export function decline(session: string): Promise<Result<unknown, SignFailure>> {
  return call('sign-by-link', { session, decision: 'decline' }, 'declined');
}

/** `proof` is a key that every good answer has. */
async function call<Answer>(
  name: string,
  body: Record<string, unknown>,
  proof: string,
): Promise<{ ok: true; value: Answer } | SaveFailure> {
  const answer = await callPublicFunction(name, body);
  if (!answer.ok) return answer;

  const parsed: unknown = await answer.value.json().catch(() => undefined);
  if (!isRecord(parsed)) return fail('failed');
  if (answer.value.ok) return proof in parsed ? ok(parsed as Answer) : fail('failed');
  if (answer.value.status === BUSY) return fail('busy');

  const problems = problemsIn(parsed['issues']);
  if (problems) return { ok: false, code: 'invalid', problems };

  return fail(SIGNING_PAGE_FAILURES.find((code) => code === parsed['code']) ?? 'failed');
}

function problemsIn(issues: unknown): PartProblems | undefined {
  if (!Array.isArray(issues) || issues.length === 0) return undefined;

  const entries = issues
    .filter(isRecord)
    .map(({ path, message }) => [Array.isArray(path) ? String(path.at(-1)) : '', String(message)]);
  return Object.fromEntries(entries) as PartProblems;
}
