import { useState } from 'react';
import type { Member } from '~/data/staff-security';
import { STAFF_ROLE_NAMES, type StaffRole } from '~/domain/underwriting/access-log';
import { takeRole } from '~/stores/staff-security';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ROLE_FAILURES } from './security-words';

type Props = { member: Member; role: StaffRole; isOneself: boolean; onClose: () => void };

/** Asks before a role is taken away, and in other words before somebody gives up an own one. */
export function TakeRole({ member, role, isOneself, onClose }: Props) {
  const [failure, setFailure] = useState<string>();
  const name = STAFF_ROLE_NAMES[role];
  const isLastRole = member.roles.length === 1;

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const result = await takeRole(member.id, role);
    if (!result.ok) {
      setFailure(ROLE_FAILURES[result.code]);
      return;
    }
    showToast({ title: `${name} taken from ${isOneself ? 'you' : member.name}`, type: 'success' });
    onClose();
    // When it is closed: a dialog gives the focus back to what opened it, and that is gone with the role.
    requestAnimationFrame(() => document.getElementById('members-heading')?.focus());
  });

  return (
    <ConfirmDialog
      title={isOneself ? `Give up your own role ${name}?` : `Take the role from ${member.name}?`}
      confirm={{
        label: isOneself ? 'Give up my role' : 'Take role away',
        pendingLabel: 'Taking away...',
      }}
      isPending={isPending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p>{consequence({ name, isOneself, isLastRole, memberName: member.name })}</p>
      <p className="mt-2 text-sm text-muted">It is kept in the access log with your name.</p>
      {failure && (
        <div className="mt-4">
          <Alert type="danger" title="The role was not taken away" isAnnounced>
            {failure}
          </Alert>
        </div>
      )}
    </ConfirmDialog>
  );
}

type Facts = { name: string; memberName: string; isOneself: boolean; isLastRole: boolean };

function consequence({ name, memberName, isOneself, isLastRole }: Facts): string {
  if (isOneself && isLastRole)
    return 'You will not work here any more: this page and the queue close for you at once. Only another administrator can undo it.';
  if (isOneself)
    return `You lose what the role ${name} lets you do. Only another administrator can undo it.`;
  if (isLastRole)
    return `${memberName} will not work here any more. Applications that ${memberName} had wait for somebody again.`;

  return `${memberName} loses what the role ${name} lets them do and keeps the other role.`;
}
