import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { withDb } from '~/data/client';
import { isStaffMember } from '~/data/staff-roles';
import { $session } from '~/stores/session';
import { showToastOnNextPage } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { LOAD_FAILURES, NOT_FOR_YOU } from './messages';

/**
 * Shows what is in it to the people who work here, and leads everybody else to their dashboard. It spares people
 * pages that are not theirs; what staff may read, the database decides.
 */
export function StaffOnly({ children }: { children?: ReactNode }) {
  const session = useStore($session);
  const userId = 'user' in session ? session.user.id : undefined;
  const [isStaff, setIsStaff] = useState(false);
  const [failure, setFailure] = useState<keyof typeof LOAD_FAILURES>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (userId === undefined) return;

    void withDb((db) => isStaffMember(db, userId)).then((result) => {
      if (!result.ok) return setFailure(result.code);
      if (result.value) return setIsStaff(true);

      showToastOnNextPage(NOT_FOR_YOU);
      window.location.replace('/dashboard');
    });
  }, [userId, attempt]);

  if (isStaff) return children;
  if (!failure) return <Skeleton label="Loading" lines={4} />;

  const { title, description } = LOAD_FAILURES[failure];
  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };

  return (
    <Alert type="danger" title={title} isAnnounced actions={<Button onClick={retry}>Retry</Button>}>
      {description}
    </Alert>
  );
}
