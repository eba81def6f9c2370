import { useEffect, useState } from 'react';
import { getAccountProfile } from '~/data/account-profile';
import { withDb } from '~/data/client';
import type { AccountProfile } from '~/domain/accounts/account-profile';
import type { SessionUser } from '~/domain/accounts/session-user';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { AccountProfileForm } from './AccountProfileForm';
import { PROFILE_LOAD_FAILURES, PROFILE_NOT_LOADED } from './messages';
import { SettingsSection } from './SettingsSection';

/** What a customer is called and where they are called (spec 2, section 2). */
export function ProfileTab({ user }: { user: SessionUser }) {
  return (
    <SettingsSection
      id="profile-heading"
      title="Profile"
      text="What we call you, and the number we call when a question about a bond cannot wait."
    >
      <LoadedProfile user={user} />
    </SettingsSection>
  );
}

function LoadedProfile({ user }: { user: SessionUser }) {
  const [profile, setProfile] = useState<AccountProfile>();
  const [failure, setFailure] = useState<keyof typeof PROFILE_LOAD_FAILURES>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    void withDb((db) => getAccountProfile(db, user.id)).then((result) => {
      if (result.ok) return setProfile(result.value);

      setFailure(result.code);
      showToast(PROFILE_NOT_LOADED);
    });
  }, [user.id, attempt]);

  if (profile) return <AccountProfileForm user={user} profile={profile} />;
  if (!failure) return <Skeleton label="Loading your profile" lines={4} />;

  const { title, description } = PROFILE_LOAD_FAILURES[failure];
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
