import { type ReactNode, useEffect } from 'react';
import type { MatterQuestion } from '~/data/firms/matter-answers';
import { ANSWER_TIME, type Worry } from '~/domain/inquiries/inquiry-words';
import { areFactsAsAsked, inquiryFacts, missingForQuestion } from '~/domain/matters/inquiry-facts';
import type { MatterFacts } from '~/domain/matters/matter-values';
import { matterAnswersView, takeAnswer } from '~/stores/matter-answers';
import { Card } from '~/ui/Card';
import { LoadedView } from '~/ui/LoadedView';
import { LOAD_FAILURES } from '../messages';
import { useView } from '../use-view';
import { AskForm } from './AskForm';
import { Question } from './Question';

type Props = {
  matterId: string;
  facts: MatterFacts;
  mayAsk: boolean;
  isSaved: boolean;
  /** The key of the inquiry from which the matter was opened, until its answer is here. */
  inquiryKey: string | undefined;
  /** The worry chosen in the form. */
  worry: Worry | undefined;
  onWorry: (worry: Worry | undefined) => void;
};

/**
 * The underwriters' answers about a matter before the petition, and the form for a question. Renders nothing for a matter
 * without answers if the visitor may not ask: the role is billing, or the application is sent.
 */
export function AnswersPanel(props: Props) {
  const { matterId, facts, mayAsk, isSaved, inquiryKey, worry, onWorry } = props;
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
              {last && <Question question={last} {...(mayAsk && { facts })} />}
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
                    worry={worry}
                    onWorry={onWorry}
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
