import { useStore } from '@nanostores/react';
import { callPart } from '~/platform/page-parts';
import { $session } from '~/stores/session';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { $refusedDraft } from './store';

/** Shown if nobody is signed in and the browser cannot store the answers. Explains how to keep them. */
export function UnkeptNotice() {
  const isRefused = useStore($refusedDraft) !== undefined;
  const isSignedOut = useStore($session).status === 'signed-out';
  if (!isRefused || !isSignedOut) return null;

  return (
    <Alert
      type="warning"
      isAnnounced
      title="This browser can’t keep your answers"
      actions={<Button onClick={() => callPart('signIn')}>Sign In</Button>}
    >
      Its storage is full or blocked. Keep this tab open until you’re done, or sign in to save your
      answers in your account.
    </Alert>
  );
}
