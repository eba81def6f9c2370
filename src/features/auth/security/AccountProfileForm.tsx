import { Controller } from 'react-hook-form';
import { updateAccountProfile } from '~/data/account/account-profile';
import { withDb } from '~/data/connection/client';
import type { AccountProfile } from '~/domain/accounts/profile';
import type { SessionUser } from '~/domain/accounts/session-user';
import { formatPhone, parsePhone } from '~/domain/formats/phone';
import { showToast } from '~/stores/toasts';
import { MaskedField } from '~/ui/MaskedField';
import { TextField } from '~/ui/TextField';
import { longDayWords } from '~/domain/formats/moment-words';
import { AccountForm } from '../AccountForm';
import { useAccountForm } from '../use-account-form';
import { PROFILE_NOT_UPDATED, PROFILE_UPDATE_FAILURES, PROFILE_UPDATED } from './messages';
import { StateBadge } from './StateBadge';

type Values = { displayName: string; phone: string };

const loadSchema = async () => (await import('~/domain/accounts/profile')).accountProfileSchema;

/** The form for the display name and the phone number. The email address is read-only; only support can change it. */
export function AccountProfileForm({
  user,
  profile,
}: {
  user: SessionUser;
  profile: AccountProfile;
}) {
  const { form, frame } = useAccountForm<Values, AccountProfile>(
    loadSchema,
    async (checked) => {
      const result = await withDb((db) => updateAccountProfile(db, user.id, checked));
      showToast(result.ok ? PROFILE_UPDATED : PROFILE_NOT_UPDATED);

      return result.ok ? undefined : PROFILE_UPDATE_FAILURES[result.code];
    },
    { displayName: profile.displayName ?? user.fullName ?? '', phone: phoneWords(profile.phone) },
  );
  const { errors } = form.formState;

  return (
    <AccountForm {...frame} submit={{ label: 'Save Changes', pendingLabel: 'Saving...' }}>
      <TextField
        id="account-email"
        label="Email"
        type="email"
        width="full"
        readOnly
        autoComplete="email"
        value={user.email}
        hint={
          <>
            <StateBadge
              label={user.isVerified ? 'Verified' : 'Unverified'}
              look={user.isVerified ? 'good' : 'open'}
            />{' '}
            <a href="/support">Contact support</a> to change your email address
          </>
        }
      />
      <TextField
        id="display-name"
        label="Display Name"
        width="full"
        autoComplete="nickname"
        error={errors.displayName?.message}
        {...form.register('displayName')}
      />
      <Controller
        name="phone"
        control={form.control}
        render={({ field }) => (
          <MaskedField
            {...field}
            id="phone-number"
            label="Phone Number"
            inputMode="tel"
            pattern="(###) ###-####"
            parse={parsePhone}
            width="number"
            autoComplete="tel"
            error={errors.phone?.message}
          />
        )}
      />
      {user.createdAt && (
        <TextField
          id="member-since"
          label="Member Since"
          readOnly
          value={longDayWords(user.createdAt)}
        />
      )}
    </AccountForm>
  );
}

/** Format a stored phone number. Older numbers may have any format and stay as they are. */
function phoneWords(stored = ''): string {
  const digits = parsePhone(stored);

  return digits ? formatPhone(digits) : stored;
}
