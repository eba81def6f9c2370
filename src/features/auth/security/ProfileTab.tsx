import { useCallback, useState } from 'react';
import { getAccountProfile } from '~/data/account/account-profile';
import { withDb } from '~/data/connection/client';
import { connectionFailure } from '~/data/connection/connection';
import type { SessionUser } from '~/domain/accounts/session-user';
import { fail, ok } from '~/domain/result';
import { fetchPart, onReconnection } from '~/platform/fetch-part';
import { showToast } from '~/stores/toasts';
import { LoadedPart } from '~/ui/LoadedPart';
import { Skeleton } from '~/ui/Skeleton';
import { useLoaded } from '~/ui/use-loaded';
import { EmailChangeNotice } from '../settings/EmailChangeNotice';
import { LoadFailure } from './LoadFailure';
import { FORM_LOAD_FAILURES } from '../messages';
import { PROFILE_LOAD_FAILURES, PROFILE_NOT_LOADED } from './messages';
import { SettingsSection } from './SettingsSection';
import { YourData } from './YourData';

const loadSettings = () => fetchPart(import('../settings/AccountSettings.island'));

/** The profile with names and email address, and the customer's data. */
export function ProfileTab({ user }: { user: SessionUser }) {
  const { outcome, retry } = useLoaded(useCallback(() => loadProfile(user.id), [user.id]));

  return (
    <>
      <SettingsSection
        id="profile-heading"
        title="Profile"
        text="The name we use for you, and the number we call with urgent questions about a bond."
      >
        <LoadedProfile user={user} outcome={outcome} onRetry={retry} />
        {outcome && <NameAndEmail user={user} />}
      </SettingsSection>
      {/* Later than the form, which would move it. */}
      {outcome && <YourData />}
    </>
  );
}

/** The form of /account, which loads when it is opened. It has its own notice about a change of the address. */
function NameAndEmail({ user }: { user: SessionUser }) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <div className="mt-5 empty:hidden">{!isOpen && <EmailChangeNotice user={user} />}</div>
      <details className="mt-5" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="fold-name">Change your first name, last name or email</summary>
        <div className="mt-4">
          {isOpen && (
            <LoadedPart
              load={loadSettings}
              label="Loading your account"
              failures={FORM_LOAD_FAILURES}
              onRecovery={onReconnection}
            >
              {({ AccountSettings }) => <AccountSettings />}
            </LoadedPart>
          )}
        </div>
      </details>
    </>
  );
}

type LoadedProfileProps = {
  user: SessionUser;
  outcome: Awaited<ReturnType<typeof loadProfile>> | undefined;
  onRetry: () => void;
};

function LoadedProfile({ user, outcome, onRetry }: LoadedProfileProps) {
  if (!outcome) return <Skeleton label="Loading your profile" lines={4} />;
  if (!outcome.ok)
    return <LoadFailure words={PROFILE_LOAD_FAILURES[outcome.code]} onRetry={onRetry} />;

  const { Form, profile } = outcome.value;

  return <Form user={user} profile={profile} />;
}

/** Load the profile together with the form that shows it. */
async function loadProfile(userId: string) {
  const [profile, form] = await Promise.all([
    withDb((db) => getAccountProfile(db, userId)),
    import('./AccountProfileForm').catch(() => undefined),
  ]);
  if (profile.ok && form) return ok({ profile: profile.value, Form: form.AccountProfileForm });

  showToast(PROFILE_NOT_LOADED);

  return profile.ok ? fail(connectionFailure()) : profile;
}
