import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback } from 'react';
import { withDb } from '~/data/connection/client';
import { getNames } from '~/data/account/profile';
import type { SessionUser } from '~/domain/accounts/session-user';
import { $session } from '~/stores/session';
import { showToast } from '~/stores/toasts';
import { Skeleton } from '~/ui/Skeleton';
import { useLoaded } from '~/ui/use-loaded';
import { LoadFailure } from '../security/LoadFailure';
import { PROFILE_LOAD_FAILURES, PROFILE_NOT_LOADED } from '../security/messages';
import { ProfileForm } from './ProfileForm';

/** The settings of an account: name and email address. `children` follow the form once it is there. */
export function AccountSettings({ children }: { children?: ReactNode }) {
  const session = useStore($session);

  return 'user' in session ? (
    <LoadedSettings key={session.user.id} user={session.user}>
      {children}
    </LoadedSettings>
  ) : (
    <Skeleton label="Loading your account" />
  );
}

function LoadedSettings({ user, children }: { user: SessionUser; children: ReactNode }) {
  const { outcome, retry } = useLoaded(useCallback(() => loadNames(user.id), [user.id]));
  if (!outcome) return <Skeleton label="Loading your account" />;

  return (
    <>
      {outcome.ok ? (
        <ProfileForm user={user} names={outcome.value} />
      ) : (
        <LoadFailure words={PROFILE_LOAD_FAILURES[outcome.code]} onRetry={retry} />
      )}
      {children}
    </>
  );
}

async function loadNames(userId: string) {
  const result = await withDb((db) => getNames(db, userId));
  if (!result.ok) showToast(PROFILE_NOT_LOADED);

  return result;
}
