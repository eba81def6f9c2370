import { type ReactNode, useEffect } from 'react';
import type { MatterQuestion } from '~/data/firms/matter-answers';
import { formatDate } from '~/domain/dates';
import { ANSWER_IS_SOFT, ANSWER_TIME, ANSWER_WORDS } from '~/domain/inquiries/inquiry-words';
import { answerEndsOn, doesAnswerHold } from '~/domain/matters/bondability';
import {
  areFactsAsAsked,
  inquiryFacts,
  missingForQuestion,
  wasAskedBefore,
} from '~/domain/matters/inquiry-facts';
import type { MatterFacts } from '~/domain/matters/matter-values';
import { matterBondName } from '~/domain/matters/matter-words';
import { formatWholeMoney } from '~/domain/money';
import { dayOf, today } from '~/platform/clock';
import { matterAnswersView, takeAnswer } from '~/stores/matter-answers';
import { Card } from '~/ui/Card';
import { LoadedView } from '~/ui/LoadedView';
import { LOAD_FAILURES } from '../messages';
import { useView } from '../use-view';
import { AskForm } from './AskForm';

type Props = {
  matterId: string;
  facts: MatterFacts;
  mayAsk: boolean;
  isSaved: boolean;
  /** The key of the inquiry from which the matter was opened, until its answer is here. */
  inquiryKey: string | undefined;
};

/**
 * The underwriters' answers about a matter before the petition, and the form for a question. Renders nothing for a matter
 * without answers if the visitor may not ask: the role is billing, or the application is sent.
 */
export function AnswersPanel({ matterId, facts, mayAsk, isSaved, inquiryKey }: Props) {
  const view = useView(matterAnswersView, matterId);
  useEffect(() => {
    if (inquiryKey !== undefined) void takeAnswer(matterId, inquiryKey);
  }, [matterId, inquiryKey]);
  const lines = inquiryFacts(facts);
  const missing = missingForQuestion(facts);
  if (!mayAsk && !view.value?.length) return null;

  return (
    <Card
      title={
        view.value?.[0]?.answered
          ? 'The underwriter’s answer'
          : 'Ask an underwriter before you file'
      }
    >
      <LoadedView
        view={view}
        label="Loading the answers"
        lines={2}
        failures={LOAD_FAILURES}
        onRetry={() => void matterAnswersView.refresh(matterId)}
      >
        {([last, ...earlier]) => {
          const isWaiting = last !== undefined && !last.answered;

          return (
            <>
              {last && <Question question={last} facts={facts} />}
              {earlier.length > 0 && (
                <details className="mt-3">
                  <summary className="fold-name">Earlier answers: {earlier.length}</summary>
                  {earlier.map((question) => (
                    <Question key={question.askedAt} question={question} />
                  ))}
                </details>
              )}
              {!last && (
                <p>
                  You need no case number. An underwriter answers in {ANSWER_TIME}, here and by
                  email.
                </p>
              )}
              {mayAsk && !isWaiting && missing.length > 0 && (
                <p className="mt-3">To ask, enter: {missing.join(', ')}.</p>
              )}
              {mayAsk && !isWaiting && missing.length === 0 && (
                <AgainFold last={last} facts={facts}>
                  <AskForm
                    key={last?.askedAt}
                    matterId={matterId}
                    lines={lines}
                    isAgain={last !== undefined}
                    isSaved={isSaved}
                  />
                </AgainFold>
              )}
            </>
          );
        }}
      </LoadedView>
    </Card>
  );
}

/** Folds the form away while the last answer holds for the facts of the matter. */
function AgainFold({
  last,
  facts,
  children,
}: {
  last: MatterQuestion | undefined;
  facts: MatterFacts;
  children: ReactNode;
}) {
  if (!last) return children;

  return (
    <details className="no-print mt-3" open={!areFactsAsAsked(last, facts)}>
      <summary className="fold-name">Ask again</summary>
      {children}
    </details>
  );
}

/**
 * One question with its answer. `facts` are today's facts. The answer was based on the facts at
 * the time of the question.
 */
function Question({ question, facts }: { question: MatterQuestion; facts?: MatterFacts }) {
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
