import { useSyncExternalStore } from 'react';
import { readSetupVisit, type SetupVisit } from '~/domain/accounts/second-factor-address';
import type { SessionUser } from '~/domain/accounts/session-user';
import { listenToAddress, readAddressSearch } from '~/platform/address';
import { fetchPart, onReconnection } from '~/platform/fetch-part';
import { LoadedPart } from '~/ui/LoadedPart';
import { FORM_LOAD_FAILURES } from '../messages';
import { SECOND_FACTOR } from './second-factor-messages';
import { SettingsSection } from './SettingsSection';

const loadForm = () => fetchPart(import('./ChangePasswordForm'));
const loadSecondFactor = () => fetchPart(import('./SecondFactor'));

/**
 * The password and the second factor. A visitor who was redirected here to set up a second factor sees that section
 * first.
 */
export function SecurityTab({ user }: { user: SessionUser }) {
  const visit = readSetupVisit(useSyncExternalStore(listenToAddress, readAddressSearch, () => ''));

  return (
    <>
      {visit.reason && <SecondFactorSection user={user} visit={visit} />}
      <SettingsSection
        id="password-heading"
        title="Password"
        text="Changing your password signs you out on every other device. We email you to confirm the change."
      >
        <LoadedPart
          load={loadForm}
          label="Loading the form"
          failures={FORM_LOAD_FAILURES}
          onRecovery={onReconnection}
        >
          {({ ChangePasswordForm }) => <ChangePasswordForm user={user} />}
        </LoadedPart>
      </SettingsSection>
      {!visit.reason && <SecondFactorSection user={user} visit={visit} />}
    </>
  );
}

function SecondFactorSection({ user, visit }: { user: SessionUser; visit: SetupVisit }) {
  return (
    <SettingsSection
      id="second-factor-heading"
      title={SECOND_FACTOR.title}
      text={SECOND_FACTOR.text}
    >
      <LoadedPart
        load={loadSecondFactor}
        label="Loading two-factor authentication"
        failures={FORM_LOAD_FAILURES}
        onRecovery={onReconnection}
      >
        {({ SecondFactor }) => <SecondFactor user={user} visit={visit} />}
      </LoadedPart>
    </SettingsSection>
  );
}
