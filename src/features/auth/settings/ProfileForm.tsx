import { useCallback, useState } from 'react';
import { withDb } from '~/data/connection/client';
import { type Names, requestEmailChange, updateNames } from '~/data/account/profile';
import type { Profile } from '~/domain/accounts/profile';
import type { SessionUser } from '~/domain/accounts/session-user';
import { showToast } from '~/stores/toasts';
import { TextField } from '~/ui/TextField';
import { AccountForm } from '../AccountForm';
import { rememberAskedLink } from '~/stores/asked-links';
import type { FailureWords } from '../messages';
import { PersonNameFields } from '../PersonNameFields';
import { useAccountForm } from '../use-account-form';
import { EmailChangeNotice } from './EmailChangeNotice';
import { PROFILE_FAILURES, PROFILE_UPDATED } from './messages';

const loadSchema = async () => (await import('~/domain/accounts/profile')).profileSchema;

/**
 * The form for first name, last name and email address. A new address takes effect after the mailed links are opened.
 */
export function ProfileForm({ user, names }: { user: SessionUser; names: Names }) {
  const [asked, setAsked] = useState(0);
  const save = useCallback(
    async (profile: Profile): Promise<FailureWords | undefined> => {
      const result = await saveProfile(user, profile);
      if (!result.ok) {
        const words = PROFILE_FAILURES[result.code];
        showToast({ ...words, type: 'error' });

        return words;
      }

      showToast({ title: PROFILE_UPDATED, type: 'success' });
      if (profile.email !== user.email) setAsked((times) => times + 1);

      return undefined;
    },
    [user],
  );
  const { form, frame } = useAccountForm<Profile, Profile>(loadSchema, save, {
    ...names,
    email: user.email,
  });
  const { errors } = form.formState;

  return (
    <AccountForm {...frame} submit={{ label: 'Save Changes', pendingLabel: 'Saving...' }}>
      <PersonNameFields form={form} />
      <TextField
        id="email"
        label="Email"
        type="email"
        width="full"
        autoComplete="email"
        required
        hint="To change your email, open the links we email to the old and the new address."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <EmailChangeNotice key={asked} user={user} />
    </AccountForm>
  );
}

async function saveProfile(user: SessionUser, { email, ...names }: Profile) {
  const saved = await withDb((db) => updateNames(db, user.id, names));
  if (!saved.ok || email === user.email) return saved;

  const asked = await withDb((db) => requestEmailChange(db, email));
  if (asked.ok) rememberAskedLink('email_change', email);

  return asked;
}
