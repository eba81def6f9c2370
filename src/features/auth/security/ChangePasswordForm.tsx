import { useState } from 'react';
import { captchaAnswer } from '~/data/connection/captcha';
import { withDb } from '~/data/connection/client';
import { changePassword } from '~/data/auth/password';
import { wasPasswordUsed } from '~/domain/accounts/assurance';
import type { ChangePassword } from '~/domain/accounts/new-password';
import { NEW_PASSWORD_RULES } from '~/domain/accounts/password-rules';
import type { SessionUser } from '~/domain/accounts/session-user';
import { readAccessToken } from '~/platform/session-storage';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { PasswordField } from '~/ui/PasswordField';
import { AccountForm } from '../AccountForm';
import { PASSWORD_UPDATED } from '../messages';
import { NewPasswordFields } from '../NewPasswordFields';
import { useAccountForm } from '../use-account-form';
import { PASSWORD_FAILURES, PASSWORD_NOT_UPDATED, PASSWORDS_DIFFER, SET_BY_MAIL } from './messages';
import { SetPasswordByMail } from './SetPasswordByMail';

type Values = { currentPassword: string; password: string; confirmPassword: string };

const EMPTY: Values = { currentPassword: '', password: '', confirmPassword: '' };

const loadSchema = async (owner: string[]) =>
  (await import('~/domain/accounts/new-password')).changePasswordSchema(owner);

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The form that changes the password. It requires the current password. Supabase Auth ends the other sessions. */
export function ChangePasswordForm({ user }: { user: SessionUser }) {
  const [changes, setChanges] = useState(0);
  // Without a password in this session, the account may have none to ask for.
  const hasUsedPassword = wasPasswordUsed(readAccessToken() ?? '');
  const passwordForm = (
    <PasswordForm key={changes} user={user} onChanged={() => setChanges(changes + 1)} />
  );

  return (
    <div className="grid gap-5">
      {changes > 0 && (
        <div key={`changed-${changes}`} ref={takeFocus} tabIndex={-1}>
          <Alert type="success" title={PASSWORD_UPDATED}>
            You are signed out on every other device.
          </Alert>
        </div>
      )}
      {hasUsedPassword ? (
        passwordForm
      ) : (
        <>
          <SetPasswordByMail user={user} />
          <details>
            <summary className="fold-name">{SET_BY_MAIL.change}</summary>
            <div className="mt-4">{passwordForm}</div>
          </details>
        </>
      )}
    </div>
  );
}

function PasswordForm({ user, onChanged }: { user: SessionUser; onChanged: () => void }) {
  const { email, firstName = '', lastName = '' } = user;
  const { form, frame } = useAccountForm<Values, ChangePassword>(
    () => loadSchema([email, firstName, lastName]),
    async ({ currentPassword: current, password: next }) => {
      const captcha = await captchaAnswer();
      const result = await withDb((db) => changePassword(db, { current, next, ...captcha }));
      if (!result.ok) {
        showToast(PASSWORD_NOT_UPDATED);
        return PASSWORD_FAILURES[result.code];
      }

      showToast({ title: PASSWORD_UPDATED, type: 'success' });
      onChanged();
      return undefined;
    },
    EMPTY,
  );
  const { errors } = form.formState;

  const handleSubmit = async () => {
    if (await form.trigger(undefined, { shouldFocus: true })) return frame.onSubmit();

    const { error } = form.getFieldState('confirmPassword');
    if (error) showToast(PASSWORDS_DIFFER);
  };

  return (
    <AccountForm
      {...frame}
      onSubmit={() => void handleSubmit()}
      canSubmit
      submit={{ label: 'Update Password', pendingLabel: 'Updating...' }}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="current-password"
        label="Current Password"
        autoComplete="current-password"
        required
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields
        form={form}
        id="new-password"
        label="New Password"
        confirmLabel="Confirm Password"
        rules={NEW_PASSWORD_RULES}
      />
    </AccountForm>
  );
}
