import { useEffect, useState } from 'react';
import { keepUnsavedNote, type Note, savedNote, saveNote, unsavedNote } from '~/stores/matter-note';
import type { MatterFailure } from '~/data/firms/matters';
import { cleanNote } from '~/domain/fields/clean-text';
import { readMatterNote } from '~/domain/matters/matter-note';
import { warnOfLoss } from '~/platform/warn-of-loss';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { TextAreaField } from '~/ui/TextAreaField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ClashChoice } from './ClashChoice';
import { MATTER_FAILURE_WORDS } from './messages';

const FIELD = 'matter-notes';

type Props = { id: string; note: Note };

/** Private notes: only the firm reads them, billing excepted. */
export function NotesPanel({ id, note }: Props) {
  const [words, setWords] = useState(() => unsavedNote(id)?.words ?? note.words);
  const [saved, setSaved] = useState(() => unsavedNote(id)?.saved ?? note);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<MatterFailure>();
  /** What another tab or a colleague saved meanwhile. */
  const [other, setOther] = useState<Note>();
  const isUnsaved = cleanNote(words) !== saved.words;
  const { isPending, run } = useOnceAtATime(async (version: number) => {
    const read = readMatterNote(words);
    setProblem(read.ok ? undefined : read.problem);
    if (!read.ok) {
      document.getElementById(FIELD)?.focus();
      return;
    }

    const result = await saveNote({ id, version, words: read.value });
    setFailure(result.ok ? undefined : result.code);
    setOther(!result.ok && result.code === 'changed-elsewhere' ? await savedNote(id) : undefined);
    if (result.ok) setSaved({ words: read.value, version: result.value });
  });
  useEffect(() => {
    keepUnsavedNote(id, isUnsaved ? { words, saved } : undefined);
  }, [id, isUnsaved, words, saved]);
  useEffect(() => (isUnsaved ? warnOfLoss() : undefined), [isUnsaved]);
  const choose = (newer: Note, side: 'mine' | 'theirs') => {
    if (side === 'mine') return void run(newer.version);

    setWords(newer.words);
    setSaved(newer);
    setFailure(undefined);
    setOther(undefined);
  };

  return (
    <Card title="Private notes">
      <TextAreaField
        id={FIELD}
        label="Notes of the firm"
        hint="They never leave your firm: our underwriters, your client and billing cannot read them."
        error={problem}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {failure && (
        <Alert type="danger" isAnnounced>
          <p>{MATTER_FAILURE_WORDS[failure]}</p>
          {other && (
            <ClashChoice
              label="Private notes"
              mine={words}
              theirs={other.words}
              onChoose={(side) => choose(other, side)}
            />
          )}
        </Alert>
      )}
      <div className="no-print mt-3 flex items-center gap-3">
        <Button aria-disabled={isPending || !isUnsaved} onClick={() => void run(saved.version)}>
          {isPending ? 'Saving...' : 'Save the notes'}
        </Button>
        <span role="status">{isUnsaved ? 'Not saved yet' : 'Saved'}</span>
      </div>
    </Card>
  );
}
