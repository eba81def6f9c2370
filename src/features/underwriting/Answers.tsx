import type { AnswerSection } from '~/domain/answers/answer-sections';
import { AnswerList } from './AnswerList';

/** All answers of the customer by section. Answers that caused the review are highlighted. */
export function Answers({ sections }: { sections: readonly AnswerSection[] }) {
  return (
    <section aria-labelledby="answers-heading">
      <h2 id="answers-heading" className="text-xl">
        Answers
      </h2>
      <div className="mt-3 grid gap-6">
        {sections.map(({ title, answers }) => (
          <section key={title} aria-label={title}>
            <h3 className="border-b border-rule pb-1">{title}</h3>
            <AnswerList answers={answers} />
          </section>
        ))}
      </div>
    </section>
  );
}
