import { useState } from 'react';
import type { Member } from '~/data/staff/staff-security';
import { endSessions } from '~/stores/staff-security';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ROLE_FAILURES } from './security-words';

type Props = { member: Member; isOneself: boolean; onClose: () => void };

/** Asks for confirmation before ending all sessions of a staff member. */
export function EndSessions({ member, isOneself, onClose }: Props) {
  const [failure, setFailure] = useState<string>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const result = await endSessions(member.id);
    if (!result.ok) {
      setFailure(ROLE_FAILURES[result.code]);
      return;
    }
    showToast({ title: `${member.name} is signed out everywhere`, type: 'success' });
    onClose();
  });

  return (
    <ConfirmDialog
      title={isOneself ? 'End all your own sessions?' : `End all sessions of ${member.name}?`}
      confirm={{ label: 'End all sessions', pendingLabel: 'Ending...' }}
      isPending={isPending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p>
        {isOneself
          ? 'You are signed out on every device, including this one.'
          : `${member.name} is signed out on every device and has to sign in again.`}
      </p>
      <p className="mt-2 text-sm text-muted">The access log records it with your name.</p>
      {failure && (
        <div className="mt-4">
          <Alert type="danger" title="The sessions were not ended" isAnnounced>
            {failure}
          </Alert>
        </div>
      )}
    </ConfirmDialog>
  );
}
