import type { AnswerFacts } from '~/domain/answers/answer-row';
import { reviewAnswers } from '~/domain/answers/answer-sections';
import { SECTION_STEPS, type SectionKey, STEP_NAMES } from '~/domain/quote/journey';
import { PairList } from '~/ui/PairList';
import { ReviewCard } from './ReviewCard';

export type SectionCardProps = { section: SectionKey; answers: unknown; facts: AnswerFacts };

/** The answers of one section. Secrets are masked. */
export function SectionCard({ section, answers, facts }: SectionCardProps) {
  const step = SECTION_STEPS[section];

  return (
    <ReviewCard title={STEP_NAMES[step]} editStep={step} isFolded>
      <PairList pairs={reviewAnswers(section, answers, facts)} />
    </ReviewCard>
  );
}
