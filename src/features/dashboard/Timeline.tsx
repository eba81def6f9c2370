/** The texts of one moment of a timeline. */
export type Moment = {
  title: string;
  progress: 'done' | 'current' | 'next';
  /** The time of the moment, or who has to act. */
  note: string;
  sentences: readonly string[];
};

const MARKS: Record<Moment['progress'], string> = {
  done: 'border-success bg-success',
  current: 'border-copper bg-copper',
  next: 'border-control bg-paper',
};

/** The past, current and coming moments along a line. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="ml-2 border-l-2 border-rule">
      {moments.map(({ title, progress, note, sentences }, index) => (
        <li
          key={index}
          className="relative pb-5 pl-6 last:pb-0"
          aria-current={progress === 'current' ? 'step' : undefined}
        >
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-2 size-3.5 rounded-full border-2 ${MARKS[progress]}`}
          />
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-muted">{note}</p>
          {sentences.map((sentence) => (
            <p key={sentence} className="mt-0.5 max-w-text whitespace-pre-line">
              {sentence}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
