import { type FormEvent, useState } from 'react';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import type { RecordFailure } from '~/data/staff/underwriting-records';
import { notDoneTitle } from '~/domain/lost-answer';
import { readNote } from '~/domain/underwriting/read-reason';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { requestIds } from '~/platform/request-ids';
import { addNote } from '~/stores/underwriting';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { TextAreaField } from '~/ui/TextAreaField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { NOTE_FAILURES, NOTE_PROBLEMS } from './messages';
import { Panel } from './Panel';
import { useKeptText } from './use-kept-text';
import { momentWords } from '~/domain/formats/moment-words';

type Props = { application: StaffApplication; staff: readonly StaffMember[]; userId: string };

const FIELD = 'note';

/** Underwriters' internal notes on the application. Notes can be added, but not changed or deleted. */
export function Notes({ application: { id, notes }, staff, userId }: Props) {
  const [text, setText, clear] = useKeptText(`note-${id}`);
  const [ids] = useState(requestIds);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<RecordFailure>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const note = readNote(text);
    setProblem(note.ok ? undefined : NOTE_PROBLEMS[note.code]);
    if (note.ok) {
      const result = await addNote({
        applicationId: id,
        note: note.value,
        requestId: ids.of(note.value),
      });
      if (result.ok) {
        ids.forget();
        clear(text);
      } else {
        setFailure(result.code);
      }
    }
    document.getElementById(FIELD)?.focus();
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <Panel id="notes" title="Notes">
      <ol className="divide-y divide-rule" aria-live="polite">
        {notes.map(({ id: noteId, note, authorId, at }) => (
          <li key={noteId} className="py-2 first:pt-0">
            <p className="whitespace-pre-line">{note}</p>
            <p className="text-sm text-muted">
              {authorWords(authorId, userId, staff)}, {momentWords(at)}
            </p>
          </li>
        ))}
      </ol>
      <form noValidate onSubmit={handleSubmit} className="no-print mt-2">
        <TextAreaField
          id={FIELD}
          label="Add a note"
          hint="For colleagues. The customer never sees it."
          error={problem}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {failure && (
          <div className="mt-3">
            <Alert type="danger" title={notDoneTitle('The note', 'added', failure)} isAnnounced>
              {NOTE_FAILURES[failure]} What you typed is still here.
            </Alert>
          </div>
        )}
        <div className="mt-3">
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Adding...' : 'Add note'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function authorWords(
  authorId: string | undefined,
  userId: string,
  staff: readonly StaffMember[],
): string {
  if (authorId === undefined) return 'Staff';

  return authorId === userId ? 'You' : staffName(staff, authorId);
}
