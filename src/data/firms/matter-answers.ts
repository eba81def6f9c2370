import {
  INQUIRY_ANSWERS,
  type InquiryAnswer,
  WORRY_LABELS,
  type Worry,
} from '~/domain/inquiries/inquiry-words';
import type { AskedFacts } from '~/domain/matters/inquiry-facts';
import { isMember } from '~/domain/matters/is-member';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { LONG_TIMEOUT_MS, withinTime } from '../connection/within-time';

/** A question about a matter, with the underwriter's answer when there is one. Times are ISO 8601. */
export type MatterQuestion = AskedFacts & {
  worry: Worry;
  details: string;
  askedAt: string;
  answered?: { answer: InquiryAnswer; note: string; at: string };
};

/** What is asked. `facts` are the lines that the underwriter reads. */
export type NewQuestion = Pick<MatterQuestion, 'facts' | 'worry' | 'details'>;

/** Reasons that a matter has no answer of an inquiry. 'not-taken': the key, bond or state does not match, or it is closed. */
export type TakeFailure = 'not-taken' | ConnectionFailure;

/** Reasons that nothing was asked. 'refused': the database does not take the text. */
const ASK_FAILURES = [
  'not-found',
  'closed',
  'incomplete',
  'waits-already',
  'too-many-waiting',
] as const;

export type AskFailure = (typeof ASK_FAILURES)[number] | 'refused' | ConnectionFailure;

type Row = Pick<AskedFacts, 'bond' | 'state' | 'amount'> & {
  worry: string;
  details: string;
  facts: string;
  askedAt: string;
  answer?: string;
  note?: string;
  answeredAt?: string;
};

const BAD_REQUEST = 400;

/** The questions about a matter, the latest first. */
export async function listMatterQuestions(
  db: Db,
  matterId: string,
): Promise<Result<MatterQuestion[], 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('matter_answers', { of_matter: matterId }),
    LONG_TIMEOUT_MS,
  );
  if (error) return fail(loadFailure(status));

  return ok((data as Row[]).map(toQuestion));
}

function toQuestion({
  worry,
  details,
  facts,
  askedAt,
  bond,
  state,
  amount,
  ...row
}: Row): MatterQuestion {
  const answer = INQUIRY_ANSWERS.find((known) => known === row.answer);

  return {
    worry: isMember(WORRY_LABELS, worry) ? worry : 'other',
    details,
    facts,
    bond,
    state,
    amount,
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
  const { data, error, status } = await withinTime(
    db.rpc('ask_underwriter', { of_matter: matterId, question: { facts, worry, details } }),
    LONG_TIMEOUT_MS,
  );
  if (error) return fail(status === 0 ? connectionFailure() : 'refused');
  if (data === 'asked') return ok(undefined);

  return fail(ASK_FAILURES.find((known) => known === data) ?? 'refused');
}

/** Copy the answered inquiry of a key to a matter with the same bond and state. It is copied once. */
export async function takeInquiryAnswer(
  db: Db,
  matterId: string,
  key: string,
): Promise<Result<undefined, TakeFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('take_inquiry_answer', { of_matter: matterId, inquiry_key: key }),
    LONG_TIMEOUT_MS,
  );
  if (error && status !== BAD_REQUEST) return fail(connectionFailure());

  return data === 'taken' ? ok(undefined) : fail('not-taken');
}
