import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { withDb } from '~/data/connection/client';
import { getNames, type Names } from '~/data/account/profile';
import type { SessionUser } from '~/domain/accounts/session-user';
import { $session } from '~/stores/session';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Skeleton } from '~/ui/Skeleton';
import { PROFILE_LOAD_FAILURES, PROFILE_NOT_LOADED } from './messages';
import { ProfileForm } from './ProfileForm';

/** The settings of an account: name and email address. */
export function AccountSettings() {
  const session = useStore($session);

  return 'user' in session ? (
    <LoadedSettings key={session.user.id} user={session.user} />
  ) : (
    <Skeleton label="Loading your account" />
  );
}

function LoadedSettings({ user }: { user: SessionUser }) {
  const [names, setNames] = useState<Names>();
  const [failure, setFailure] = useState<keyof typeof PROFILE_LOAD_FAILURES>();

  useEffect(() => {
    void withDb((db) => getNames(db, user.id)).then((result) => {
      if (result.ok) setNames(result.value);
      else {
        setFailure(result.code);
        showToast(PROFILE_NOT_LOADED);
      }
    });
  }, [user.id]);

  if (failure) return <Alert type="danger" title={PROFILE_LOAD_FAILURES[failure]} isAnnounced />;
  if (!names) return <Skeleton label="Loading your account" />;

  return <ProfileForm user={user} names={names} />;
}
