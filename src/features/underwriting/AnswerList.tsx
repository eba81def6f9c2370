import type { StaffAnswer } from '~/domain/answers/answer-sections';

/** Answers in words. Those that caused the review are highlighted. */
export function AnswerList({ answers }: { answers: readonly StaffAnswer[] }) {
  return (
    <dl className="text-base">
      {answers.map(({ label, value, isFlagged = false, isMissing = false }) => (
        <div
          key={label}
          className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 border-b border-rule px-1 py-1.5 ${isFlagged ? 'bg-copper-wash' : ''}`}
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
  );
}
