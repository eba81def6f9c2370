import { Alert } from '~/ui/Alert';
import { SettingsSection } from './SettingsSection';

/** There is nothing to set yet, and the page says so (spec 2, section 2). */
export function NotificationsTab() {
  return (
    <SettingsSection
      id="notifications-heading"
      title="Notifications"
      text="What we write to you about, and how."
    >
      <Alert title="Coming soon">There is nothing to set here yet.</Alert>
    </SettingsSection>
  );
}
