import type { MatterQuestion } from '~/data/firms/matter-answers';
import { formatDate } from '~/domain/dates';
import { ANSWER_IS_SOFT, ANSWER_TIME, ANSWER_WORDS } from '~/domain/inquiries/inquiry-words';
import { answerEndsOn, doesAnswerHold } from '~/domain/matters/bondability';
import { areFactsAsAsked, wasAskedBefore } from '~/domain/matters/inquiry-facts';
import type { MatterFacts } from '~/domain/matters/matter-values';
import { matterBondName } from '~/domain/matters/matter-words';
import { formatWholeMoney } from '~/domain/money';
import { dayOf, today } from '~/platform/clock';

/**
 * One question with its answer. `facts` are today's facts, while the firm may still ask. The answer
 * was based on the facts at the time of the question.
 */
export function Question({ question, facts }: { question: MatterQuestion; facts?: MatterFacts }) {
  const { answered, askedAt } = question;
  if (!answered) {
    return (
      <p role="status">
        You asked on {formatDate(dayOf(askedAt))}. An underwriter answers in {ANSWER_TIME}, here and
        by email.
      </p>
    );
  }

  const given = { on: dayOf(answered.at) };
  const { title, text } = ANSWER_WORDS[answered.answer];

  return (
    <div className="mt-3 first:mt-0">
      <p className="text-xl font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
      {answered.note && (
        <blockquote className="mt-2 border-l-4 border-rule pl-4 wrap-anywhere whitespace-pre-line">
          {answered.note}
        </blockquote>
      )}
      <p className="mt-2">
        Given on {formatDate(given.on)} by an underwriter.{' '}
        {doesAnswerHold(given, today())
          ? `It holds until ${formatDate(answerEndsOn(given))} if the facts stay the same.`
          : `It ended on ${formatDate(answerEndsOn(given))}.`}
      </p>
      {wasAskedBefore(question) && (
        <p className="mt-2">
          You asked on {formatDate(dayOf(askedAt))}, before you opened this matter:{' '}
          {matterBondName(question.bond)}, {question.state}, {formatWholeMoney(question.amount)}.
        </p>
      )}
      {facts !== undefined && !areFactsAsAsked(question, facts) && (
        <p className="mt-2 font-semibold">You changed facts after you asked. Ask again.</p>
      )}
      {facts !== undefined && <p className="mt-2 text-sm text-muted">{ANSWER_IS_SOFT}</p>}
    </div>
  );
}
