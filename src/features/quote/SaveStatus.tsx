import { useStore } from '@nanostores/react';
import { hourWords } from '~/domain/formats/hour-words';
import { $saveState, type SaveFailure, type SaveState } from './store';

const FAILURES: Record<SaveFailure, string> = {
  refused: 'Not saved: this browser can’t keep your answers. Keep this tab open until you’re done.',
  'other-tab': 'Not saved: another tab changed this quote.',
  'not-loaded':
    'Not saved yet: the connection is lost. Keep this tab open, saving continues automatically.',
};

/**
 * Whether the answers are saved: 'Saving changes...', 'Saved {time}', or the reason why they are not. While it is empty, an
 * invisible dot gives it the baseline of a line of text, so that the header beside it stays in place.
 */
export function SaveStatus() {
  const state = useStore($saveState);
  const isFailed = state.status === 'failed';

  return (
    <p
      role="status"
      className={`no-print min-h-6 text-sm empty:before:invisible empty:before:content-['.'] ${isFailed ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {describe(state)}
    </p>
  );
}

function describe({ status, savedAt, reason, isInAccountAlone = false }: SaveState): string {
  if (status === 'saving') return 'Saving changes...';
  if (status === 'failed') return FAILURES[reason ?? 'refused'];

  if (!savedAt) return '';
  const saved = `Saved ${hourWords(savedAt)}`;

  return isInAccountAlone ? `${saved} in your account. This browser can’t keep a copy.` : saved;
}
