import type { SessionUser } from '~/domain/accounts/session-user';
import { Button } from '~/ui/Button';
import { ChangePasswordForm } from './ChangePasswordForm';
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
        <ChangePasswordForm user={user} />
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
