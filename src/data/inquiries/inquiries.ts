import { readInquiryStatus, type InquiryStatus } from '~/domain/inquiries/inquiry-status';
import type { Asker } from '~/domain/inquiries/inquiry-words';
import type { TypedInquiry } from '~/domain/inquiries/read-inquiry';
import { fail, ok, type Result } from '~/domain/result';
import type { ConnectionFailure } from '../connection/connection';
import { callPublicFunction } from '../connection/public-function';

/** Reasons that an inquiry was not sent: too many calls or waiting inquiries, or no answer. */
export type SendFailure = 'rate-limited' | 'busy' | 'failed' | ConnectionFailure;

/** Reasons that the status does not load: also a key that is unknown or has ended. */
export type StatusFailure = SendFailure | 'unknown';

const FAILURES: Readonly<Record<number, SendFailure>> = { 429: 'rate-limited', 503: 'busy' };

const UNKNOWN_STATUSES = [404, 422];

/** Send an inquiry. A repeated call with the same key is the same inquiry. */
export async function sendInquiry(
  key: string,
  asker: Asker,
  typed: TypedInquiry,
): Promise<Result<undefined, SendFailure>> {
  const answer = await callPublicFunction('send-inquiry', { key, asker, ...typed });
  if (!answer.ok) return answer;

  return answer.value.ok ? ok(undefined) : fail(FAILURES[answer.value.status] ?? 'failed');
}

/** Load the status of an inquiry with its key. Changes nothing. */
export async function fetchInquiryStatus(
  key: string,
): Promise<Result<InquiryStatus, StatusFailure>> {
  const answer = await callPublicFunction('inquiry-status', { key });
  if (!answer.ok) return answer;

  const { ok: isFound, status } = answer.value;
  if (UNKNOWN_STATUSES.includes(status)) return fail('unknown');
  if (!isFound) return fail(FAILURES[status] ?? 'failed');

  const body: unknown = await answer.value.json().catch(() => undefined);
  const inquiry = readInquiryStatus(body);

  return inquiry ? ok(inquiry) : fail('failed');
}
