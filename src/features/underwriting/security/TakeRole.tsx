import { useState } from 'react';
import type { Member, RoleFailure } from '~/data/staff/staff-security';
import { notDoneTitle } from '~/domain/lost-answer';
import { STAFF_ROLE_NAMES, type StaffRole } from '~/domain/underwriting/access-log';
import { takeRole } from '~/stores/staff-security';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { ROLE_FAILURES } from './security-words';

type Props = { member: Member; role: StaffRole; isOneself: boolean; onClose: () => void };

/** Asks for confirmation before removing a role. The text differs for a person who gives up an own role. */
export function TakeRole({ member, role, isOneself, onClose }: Props) {
  const [failure, setFailure] = useState<RoleFailure>();
  const name = STAFF_ROLE_NAMES[role];
  const isLastRole = member.roles.length === 1;

  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const result = await takeRole(member.id, role);
    if (!result.ok) {
      setFailure(result.code);
      return;
    }
    showToast({ title: `${name} taken from ${isOneself ? 'you' : member.name}`, type: 'success' });
    onClose();
    // Wait until the dialog is closed. It returns the focus to the button that opened it, and that button disappears
    // with the role.
    requestAnimationFrame(() => document.getElementById('members-heading')?.focus());
  });

  return (
    <ConfirmDialog
      title={isOneself ? `Give up your own role ${name}?` : `Remove the role from ${member.name}?`}
      confirm={{
        label: isOneself ? 'Give up my role' : 'Remove role',
        pendingLabel: 'Removing...',
      }}
      isPending={isPending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p>{consequence({ name, isOneself, isLastRole, memberName: member.name })}</p>
      <p className="mt-2 text-sm text-muted">The access log records it with your name.</p>
      {failure && (
        <div className="mt-4">
          <Alert type="danger" title={notDoneTitle('The role', 'removed', failure)} isAnnounced>
            {ROLE_FAILURES[failure]}
          </Alert>
        </div>
      )}
    </ConfirmDialog>
  );
}

type Facts = { name: string; memberName: string; isOneself: boolean; isLastRole: boolean };

function consequence({ name, memberName, isOneself, isLastRole }: Facts): string {
  if (isOneself && isLastRole)
    return 'You lose all staff access: this page and the queue close for you immediately. Only another administrator can undo this.';
  if (isOneself)
    return `You lose the permissions of the role ${name}. Only another administrator can undo this.`;
  if (isLastRole)
    return `${memberName} loses all staff access. Applications assigned to ${memberName} become unassigned.`;

  return `${memberName} loses the permissions of the role ${name} and keeps the other role.`;
}
