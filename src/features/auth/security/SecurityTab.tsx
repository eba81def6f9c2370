import { connectionFailure } from '~/data/connection';
import type { SessionUser } from '~/domain/accounts/session-user';
import { fail, ok } from '~/domain/result';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { useLoaded } from '~/ui/use-loaded';
import { LoadFailure } from './LoadFailure';
import { FORM_LOAD_FAILURES } from './messages';
import { SettingsSection } from './SettingsSection';

/** The password, and what will stand beside it (spec 2, section 2). */
export function SecurityTab({ user }: { user: SessionUser }) {
  return (
    <>
      <SettingsSection
        id="password-heading"
        title="Password"
        text="A changed password signs you out on every other device, and we mail you that it was changed."
      >
        <LoadedForm user={user} />
      </SettingsSection>
      <SettingsSection
        id="second-factor-heading"
        title="Two-factor authentication"
        text="A code from your phone beside the password. You cannot turn it on yet."
      >
        <Button disabled>Enable 2FA (Coming Soon)</Button>
      </SettingsSection>
    </>
  );
}

function LoadedForm({ user }: { user: SessionUser }) {
  const { outcome, retry } = useLoaded(loadForm);
  if (!outcome) return <Skeleton label="Loading the form" lines={4} />;
  if (!outcome.ok) return <LoadFailure words={FORM_LOAD_FAILURES[outcome.code]} onRetry={retry} />;

  const { ChangePasswordForm } = outcome.value;

  return <ChangePasswordForm user={user} />;
}

async function loadForm() {
  const form = await import('./ChangePasswordForm').catch(() => undefined);

  return form ? ok(form) : fail(connectionFailure());
}
