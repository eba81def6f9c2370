/** What was asked before an application, for the underwriter who reviews it. */
import type { StaffAnswer } from '../answers/answer-sections.ts';
import {
  ANSWER_WORDS,
  type InquiryAnswer,
  WORRY_LABELS,
  type Worry,
} from '../inquiries/inquiry-words.ts';
import { type Cents, formatMoney } from '../money.ts';

/** An inquiry before an application. Times are ISO 8601; `by` is the id of the member of staff who answered. */
export type EarlierInquiry = {
  id: string;
  /** The name of a firm, or the address of a visitor. */
  from: string;
  amount: Cents;
  worry: Worry;
  details: string;
  /** The lines that a firm shared of its matter. Empty for a visitor. */
  facts: string;
  askedAt: string;
  /** Missing while the inquiry waits. */
  answered?: { answer: InquiryAnswer; note: string; at: string; by: string };
};

/** The question and its answer in rows. `answeredBy` and the times are in words. */
export function inquiryRows(
  inquiry: EarlierInquiry,
  { askedAt, answeredAt, answeredBy }: { askedAt: string; answeredAt: string; answeredBy: string },
): StaffAnswer[] {
  const { from, amount, worry, details, facts, answered } = inquiry;

  return [
    { label: 'Answer', value: answered ? ANSWER_WORDS[answered.answer].label : 'Not answered yet' },
    ...(answered?.note ? [{ label: 'Note', value: answered.note }] : []),
    ...(answered ? [{ label: 'Answered', value: `${answeredAt}, by ${answeredBy}` }] : []),
    { label: 'Asked', value: `${askedAt}, by ${from}` },
    { label: 'Amount', value: formatMoney(amount) },
    { label: 'Worry', value: WORRY_LABELS[worry] },
    ...(details ? [{ label: 'In their words', value: details }] : []),
    ...(facts ? [{ label: 'Facts', value: facts }] : []),
  ];
}
