import {
  type Asker,
  INQUIRY_ANSWERS,
  type InquiryAnswer,
  WORRY_LABELS,
  type Worry,
} from '~/domain/inquiries/inquiry-words';
import type { Cents } from '~/domain/money';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** An inquiry as staff see it. */
export type StaffInquiry = {
  id: string;
  asker: Asker;
  bondName: string;
  stateCode: string;
  amount: Cents;
  worry: string;
  details: string;
  /** The email address of a visitor, or the name of a firm. */
  from: string;
  /** What a firm shares of its matter, line by line. Empty for a visitor. */
  facts: string;
  /** ISO 8601. */
  sentAt: string;
  /** Undefined while the inquiry waits. */
  answered?: { answer: InquiryAnswer; note: string };
};

/** Reasons that nothing was answered. 'not-saved': the database refused. */
export type AnswerFailure =
  'already-answered' | 'own-firm' | 'not-found' | 'not-saved' | 'session-ended' | ConnectionFailure;

const OUTCOMES = ['already-answered', 'own-firm', 'not-found'] as const;

export type WantedAnswer = { id: string; answer: InquiryAnswer; note: string };

/** Maximum number of inquiries on the page: those that wait, then those that were answered last. */
const MAX_SHOWN = 50;

const UNAUTHORIZED = 401;

const COLUMNS =
  'id, asker, state_code, amount_cents, worry, details, email, sender, facts, created_at, answer, note, bond_types (name)';

type Row = {
  id: string;
  asker: string;
  state_code: string;
  amount_cents: number;
  worry: string;
  details: string;
  email: string | null;
  sender: string | null;
  facts: string | null;
  created_at: string;
  answer: string | null;
  note: string | null;
  bond_types: { name: string };
};

/** Load the inquiries that wait, oldest first, and then the answered ones. Empty when the caller is not staff. */
export async function listInquiries(
  db: Db,
): Promise<Result<StaffInquiry[], 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('inquiries')
      .select(COLUMNS)
      .is('copied_from', null) // a copy in a matter is the same question
      .order('answered_at', { ascending: false, nullsFirst: true })
      .order('created_at')
      .limit(MAX_SHOWN),
  ).overrideTypes<Row[], { merge: false }>();
  if (error) return fail(loadFailure(status));

  return ok(data.map(toInquiry));
}

function toInquiry(row: Row): StaffInquiry {
  const answer = INQUIRY_ANSWERS.find((known) => known === row.answer);

  return {
    id: row.id,
    asker: row.asker === 'attorney' ? 'attorney' : 'applicant',
    bondName: row.bond_types.name,
    stateCode: row.state_code,
    amount: row.amount_cents,
    worry: WORRY_LABELS[row.worry as Worry],
    details: row.details,
    from: row.email ?? row.sender ?? '',
    facts: row.facts ?? '',
    sentAt: row.created_at,
    ...(answer && { answered: { answer, note: row.note ?? '' } }),
  };
}

/** Answer an inquiry once. A repeated answer has no further effect. */
export async function answerInquiry(
  db: Db,
  { id, answer, note }: WantedAnswer,
): Promise<Result<undefined, AnswerFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('answer_inquiry', { of_inquiry: id, wanted: answer, words: note }),
  );
  if (error && status === 0) return fail(connectionFailure());
  if (error) return fail(status === UNAUTHORIZED ? 'session-ended' : 'not-saved');
  if (data === 'answered') return ok(undefined);

  return fail(OUTCOMES.find((known) => known === data) ?? 'not-saved');
}
