import type { AnswerSection } from '~/domain/answers/answer-sections';

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
            <dl className="text-base">
              {answers.map(({ label, value, isFlagged = false, isMissing = false }) => (
                <div
                  key={label}
                  className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 border-b border-rule px-1 py-1.5 ${isFlagged ? 'bg-copper-wash' : ''}`}
                >
                  <dt className={isFlagged ? '' : 'text-muted'}>{label}</dt>
                  <dd
                    className={`wrap-anywhere whitespace-pre-line tabular-nums ${isFlagged ? 'font-semibold' : ''} ${isMissing ? 'text-muted' : ''}`}
                  >
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
