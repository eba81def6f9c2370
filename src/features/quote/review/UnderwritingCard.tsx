import type { Underwriting, UnderwritingAnswer } from '~/domain/quote/underwriting';
import { UNDERWRITING_QUESTIONS } from '~/domain/quote/underwriting-questions';
import { PairList } from '~/ui/PairList';
import { ReviewCard } from './ReviewCard';

/** The underwriting questions and their answers. */
export function UnderwritingCard({ answers }: { answers: Underwriting }) {
  const { creditCheck, additionalInfo } = answers;

  return (
    <ReviewCard title="Underwriting Questions" editStep="underwriting">
      <PairList
        pairs={[
          ...UNDERWRITING_QUESTIONS.map(({ key, question }) => ({
            label: question,
            value: answerText(answers[key]),
          })),
          {
            label: 'Credit check',
            value: creditCheck === 'authorized' ? 'Authorized' : 'Not authorized',
          },
          { label: 'Additional information', value: additionalInfo ?? 'None' },
        ]}
      />
    </ReviewCard>
  );
}

function answerText({ answer, details }: UnderwritingAnswer): string {
  return answer === 'yes' ? `Yes. ${details ?? ''}` : 'No';
}
