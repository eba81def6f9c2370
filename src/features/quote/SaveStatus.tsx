import { useStore } from '@nanostores/react';
import { $saveState, type SaveFailure, type SaveState } from './store';

const FAILURES: Record<SaveFailure, string> = {
  refused:
    'Not saved: this browser refuses to keep your answers. Keep this tab open until you are done.',
  'other-tab': 'Not saved: another tab changed this quote.',
  'not-loaded':
    'Not saved yet: the connection is lost. Keep this tab open, saving goes on by itself.',
};

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Whether the answers are kept: 'Saving changes...' or 'Saved {time}' (spec 1, section 2), or why they are not. */
export function SaveStatus() {
  const state = useStore($saveState);
  const isFailed = state.status === 'failed';

  return (
    <p
      role="status"
      className={`no-print min-h-6 text-sm ${isFailed ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {describe(state)}
    </p>
  );
}

function describe({ status, savedAt, reason }: SaveState): string {
  if (status === 'saving') return 'Saving changes...';
  if (status === 'failed') return FAILURES[reason ?? 'refused'];

  return savedAt ? `Saved ${time.format(savedAt)}` : '';
}
