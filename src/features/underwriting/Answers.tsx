import type { AnswerSection } from '~/domain/underwriting/answer-sections';

/** Every answer of the customer, section by section; those that sent it here stand out. */
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
              {answers.map(({ label, value, isTelling = false, isMissing = false }) => (
                <div
                  key={label}
                  className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-6 border-b border-rule px-1 py-1.5 ${isTelling ? 'bg-copper-wash' : ''}`}
                >
                  <dt className={isTelling ? '' : 'text-muted'}>{label}</dt>
                  <dd
                    className={`whitespace-pre-line tabular-nums ${isTelling ? 'font-semibold' : ''} ${isMissing ? 'text-muted' : ''}`}
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
