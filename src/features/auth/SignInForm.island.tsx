import { type ChangeEvent, useEffect, useState } from 'react';
import { signIn } from '~/data/auth/auth';
import { captchaAnswer } from '~/data/connection/captcha';
import { withDb } from '~/data/connection/client';
import { codePath, safeReturnTo } from '~/domain/accounts/return-to';
import type { SignIn } from '~/domain/accounts/sign-in';
import { fetchPart, onReconnection } from '~/platform/fetch-part';
import { canKeepSession } from '~/platform/can-keep-session';
import { endsWithTab, rememberSession } from '~/platform/session-storage';
import { showToastOnNextPage } from '~/stores/toasts';
import { CheckboxField } from '~/ui/CheckboxField';
import { LoadedPart } from '~/ui/LoadedPart';
import { PasswordField } from '~/ui/PasswordField';
import { TextField } from '~/ui/TextField';
import { AccountForm } from './AccountForm';
import { leadTo } from './lead-to';
import {
  CODE_OFFER,
  type FailureWords,
  FORM_LOAD_FAILURES,
  SIGN_IN_FAILURES,
  STORAGE_BLOCKED,
  WELCOME_BACK,
} from './messages';
import { settleSignIn } from '~/stores/settle-account';
import { useAccountForm } from './use-account-form';
import { keepAddressToVerify } from '~/stores/verification-address';

type Values = { email: string; password: string; rememberMe: boolean };

const loadSchema = async () => (await import('~/domain/accounts/sign-in')).signInSchema;

const loadCode = () => fetchPart(import('./code/MailedCode'));

/**
 * Signs in with a password, or with a mailed code. It then goes to the page that the visitor wanted, or to the dashboard.
 */
export function SignInForm() {
  const [isByCode, setIsByCode] = useState(false);
  // The email address goes along from one form to the other.
  const [email, setEmail] = useState('');

  if (isByCode) {
    return (
      <LoadedPart
        load={loadCode}
        label="Loading the form"
        failures={FORM_LOAD_FAILURES}
        onRecovery={onReconnection}
      >
        {({ MailedCode }) => (
          <MailedCode
            typedEmail={email}
            onUsePassword={(typed) => {
              setEmail(typed);
              setIsByCode(false);
            }}
          />
        )}
      </LoadedPart>
    );
  }

  return (
    <PasswordForm
      typedEmail={email}
      onUseCode={(typed) => {
        setEmail(typed);
        setIsByCode(true);
      }}
    />
  );
}

type PasswordFormProps = { typedEmail: string; onUseCode: (typedEmail: string) => void };

function PasswordForm({ typedEmail, onUseCode }: PasswordFormProps) {
  const { form, frame } = useAccountForm<Values, SignIn>(loadSchema, sendSignIn);
  const { errors } = form.formState;
  const { setValue } = form;
  // Hydration keeps what the visitor ticked before it, so read the field instead of setting a default.
  useEffect(() => {
    if (endsWithTab()) setValue('rememberMe', false);
    if (typedEmail !== '') setValue('email', typedEmail);
  }, [setValue, typedEmail]);

  return (
    <>
      <AccountForm {...frame} submit={{ label: 'Sign In', pendingLabel: 'Signing in...' }}>
        <TextField
          id="email"
          label="Email"
          type="email"
          width="full"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          id="password"
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <CheckboxField
            id="remember-me"
            label="Remember me"
            defaultChecked
            {...form.register('rememberMe', {
              // Single sign-on below the form follows the same choice.
              onChange: (event: ChangeEvent<HTMLInputElement>) =>
                rememberSession(event.target.checked),
            })}
          />
          <a href="/forgot-password" className="inline-flex min-h-touch items-center">
            Forgot password?
          </a>
        </div>
      </AccountForm>
      <button
        type="button"
        className="button button-secondary mt-4 w-full"
        onClick={() => onUseCode(form.getValues('email'))}
      >
        {CODE_OFFER}
      </button>
    </>
  );
}

async function sendSignIn({
  email,
  password,
  rememberMe,
}: SignIn): Promise<FailureWords | undefined> {
  if (!canKeepSession()) return STORAGE_BLOCKED; // without storage, the next page would ask to sign in again
  rememberSession(rememberMe);
  const captcha = await captchaAnswer();
  const result = await withDb((db) => signIn(db, { email, password, ...captcha }));

  if (!result.ok) {
    if (result.code !== 'not-verified') return SIGN_IN_FAILURES[result.code];

    keepAddressToVerify(email);
    leadTo('/verify-email');
    return undefined;
  }

  const returnTo = safeReturnTo(new URLSearchParams(location.search).get('returnTo'));
  if (result.value.needsMfa) {
    leadTo(codePath(returnTo));
    return undefined;
  }

  await settleSignIn();
  showToastOnNextPage({ title: WELCOME_BACK, type: 'success' });
  leadTo(returnTo ?? '/dashboard');

  return undefined;
}
