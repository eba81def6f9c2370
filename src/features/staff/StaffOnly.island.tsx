import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { withDb } from '~/data/client';
import { isStaffMember } from '~/data/staff-roles';
import { $session } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { useLoaded } from '~/ui/use-loaded';
import { LOAD_FAILURES, NOT_FOR_YOU } from './messages';

/**
 * Shows what is in it to the people who work here, and leads everybody else to their dashboard. It spares people
 * pages that are not theirs; what staff may read, the database decides.
 */
export function StaffOnly({ children }: { children?: ReactNode }) {
  const session = useStore($session);
  if (!('user' in session)) return <Skeleton label="Loading" lines={4} />;

  return <StaffGate userId={session.user.id}>{children}</StaffGate>;
}

function StaffGate({ userId, children }: { userId: string; children: ReactNode }) {
  const { outcome, retry } = useLoaded(
    useCallback(() => withDb((db) => isStaffMember(db, userId)), [userId]),
  );
  const isStranger = outcome?.ok === true && !outcome.value;

  useEffect(() => {
    if (!isStranger) return;

    showToastOnNextPage(NOT_FOR_YOU);
    window.location.replace('/dashboard');
  }, [isStranger]);

  if (!outcome || isStranger) return <Skeleton label="Loading" lines={4} />;
  if (outcome.ok) return children;

  const { title, description } = LOAD_FAILURES[outcome.code];

  return (
    <Alert type="danger" title={title} isAnnounced actions={<Button onClick={retry}>Retry</Button>}>
      {description}
    </Alert>
  );
}
