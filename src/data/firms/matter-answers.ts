import {
  INQUIRY_ANSWERS,
  type InquiryAnswer,
  WORRY_LABELS,
  type Worry,
} from '~/domain/inquiries/inquiry-words';
import { isMember } from '~/domain/matters/is-member';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure } from '../connection/connection';
import type { Db } from '../connection/db';

/** A question about a matter, with the underwriter's answer when there is one. Times are ISO 8601. */
export type MatterQuestion = {
  facts: string;
  worry: Worry;
  details: string;
  askedAt: string;
  answered?: { answer: InquiryAnswer; note: string; at: string };
};

/** What is asked. `facts` are the lines that the underwriter reads. */
export type NewQuestion = Pick<MatterQuestion, 'facts' | 'worry' | 'details'>;

/** Reasons that nothing was asked. 'refused': the database does not take the text. */
const ASK_FAILURES = [
  'not-found',
  'closed',
  'incomplete',
  'waits-already',
  'too-many-waiting',
] as const;

export type AskFailure = (typeof ASK_FAILURES)[number] | 'refused' | ConnectionFailure;

type Row = {
  worry: string;
  details: string;
  facts: string;
  askedAt: string;
  answer?: string;
  note?: string;
  answeredAt?: string;
};

const TIMEOUT_MS = 15_000;

/** The questions about a matter, the latest first. */
export async function listMatterQuestions(
  db: Db,
  matterId: string,
): Promise<Result<MatterQuestion[], 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .rpc('matter_answers', { of_matter: matterId })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok((data as Row[]).map(toQuestion));
}

function toQuestion({ worry, details, facts, askedAt, ...row }: Row): MatterQuestion {
  const answer = INQUIRY_ANSWERS.find((known) => known === row.answer);

  return {
    worry: isMember(WORRY_LABELS, worry) ? worry : 'other',
    details,
    facts,
    askedAt,
    ...(answer && { answered: { answer, note: row.note ?? '', at: row.answeredAt ?? askedAt } }),
  };
}

/** Ask an underwriter about a matter. The same question again is asked once. */
export async function askUnderwriter(
  db: Db,
  matterId: string,
  { facts, worry, details }: NewQuestion,
): Promise<Result<undefined, AskFailure>> {
  const { data, error, status } = await db
    .rpc('ask_underwriter', { of_matter: matterId, question: { facts, worry, details } })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error) return fail(status === 0 ? connectionFailure() : 'refused');
  if (data === 'asked') return ok(undefined);

  return fail(ASK_FAILURES.find((known) => known === data) ?? 'refused');
}
