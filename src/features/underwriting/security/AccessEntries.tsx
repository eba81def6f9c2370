import { accessActor, type AccessEntry, accessWords } from '~/domain/underwriting/access-log';
import { momentWords } from '~/domain/formats/moment-words';

type Props = {
  entries: readonly AccessEntry[];
  userId: string;
  /** Whether a person or a kind is selected. */
  isNarrowed: boolean;
};

/** The entries of one page of the access log. */
export function AccessEntries({ entries, userId, isNarrowed }: Props) {
  if (entries.length === 0) {
    return (
      <p className="text-muted">
        {isNarrowed
          ? 'Nothing in the log matches these filters. Clear them to see everything.'
          : 'Nothing yet. Records that staff read, numbers they view and role changes appear here.'}
      </p>
    );
  }

  return (
    <ol className="divide-y divide-rule">
      {entries.map((entry) => (
        <li
          key={entry.key}
          className="grid items-baseline gap-x-6 py-2 first:pt-0 last:pb-0 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <time dateTime={entry.at} className="text-sm text-muted tabular-nums">
            {momentWords(entry.at)}
          </time>
          <div className="min-w-0">
            <p className="break-words">
              <span className="font-semibold">{accessActor(entry, userId)}</span>{' '}
              {accessWords(entry, userId)}
              {entry.applicationId && (
                <>
                  {' '}
                  <a
                    href={`/admin?application=${entry.applicationId}`}
                    className="no-print inline-flex min-h-touch items-center sm:min-h-0"
                  >
                    Open<span className="sr-only"> {entry.applicationNumber}</span>
                  </a>
                </>
              )}
            </p>
            {entry.reason && (
              <p className="text-sm break-words whitespace-pre-line text-muted">{entry.reason}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
