import { withDb } from '~/data/connection/client';
import { exportOwnData } from '~/data/account/own-account';
import { saveFile } from '~/platform/save-file';
import { SaveButton } from '~/ui/SaveButton';
import { EXPORT_WORDS } from './data-messages';
import { DeleteAccount } from './DeleteAccount';
import { SettingsSection } from './SettingsSection';

/** Lets customers download or delete the data that we have about them. */
export function YourData() {
  return (
    <SettingsSection
      id="your-data-heading"
      title="Your data"
      text="Download a copy of your data, or delete your account."
    >
      <div className="grid gap-8">
        <div>
          <p className="mb-3">
            One JSON file with your profile, applications, answers, payments, bonds and requests,
            and a list of your documents. Social Security numbers and EINs show their last four
            digits. The documents themselves are in{' '}
            <a href="/dashboard/documents">your documents</a>.
          </p>
          <SaveButton onSave={saveOwnData} pendingLabel="Collecting your data...">
            Download my data
          </SaveButton>
        </div>
        <div>
          <DeleteAccount />
        </div>
      </div>
    </SettingsSection>
  );
}

async function saveOwnData(): Promise<string | undefined> {
  const exported = await withDb((db) => exportOwnData(db));
  if (!exported.ok) return EXPORT_WORDS[exported.code];

  saveFile('marshline-my-data.json', new Blob([exported.value], { type: 'application/json' }));

  return undefined;
}
