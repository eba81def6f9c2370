import { useRef } from 'react';
import { SIGN_UP_PASSWORD_RULES } from '~/domain/accounts/password-rules';
import { safeReturnTo } from '~/domain/accounts/return-to';
import type { SignUp } from '~/domain/accounts/sign-up';
import { ACCOUNT_CREATED, openAccount, SIGN_UP_FAILURES } from '~/stores/new-account';
import { showToast, showToastOnNextPage } from '~/stores/toasts';
import { TextField } from '~/ui/TextField';
import { AccountForm } from './AccountForm';
import { leadTo } from './lead-to';
import { type FailureWords, TERMS_REQUIRED } from './messages';
import { NewPasswordFields } from './NewPasswordFields';
import { PersonNameFields } from './PersonNameFields';
import { TermsCheckbox } from './TermsCheckbox';
import { useAccountForm } from './use-account-form';

type Values = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
};

const loadSchema = async () => (await import('~/domain/accounts/sign-up')).signUpSchema;

/**
 * The sign-up form. Its result is the same for an address that already has an account, so that nobody can find out who
 * has one.
 */
export function SignUpForm() {
  const termsRef = useRef<HTMLInputElement>(null);
  const { form, frame } = useAccountForm<Values, SignUp>(loadSchema, sendSignUp);
  const { errors } = form.formState;

  const handleSubmit = () => {
    if (termsRef.current?.checked) return frame.onSubmit();

    showToast({ ...TERMS_REQUIRED, type: 'error' });
    termsRef.current?.focus();
    void form.trigger();
  };

  return (
    <AccountForm
      {...frame}
      onSubmit={handleSubmit}
      canSubmit
      submit={{ label: 'Create Account', pendingLabel: 'Creating account...' }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <PersonNameFields form={form} />
      </div>
      <TextField
        id="email"
        label="Email"
        type="email"
        width="full"
        autoComplete="username"
        hint="We’ll email you a link to confirm it."
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <NewPasswordFields
        form={form}
        id="password"
        label="Password"
        confirmLabel="Confirm password"
        rules={SIGN_UP_PASSWORD_RULES}
      />
      <TermsCheckbox ref={termsRef} />
    </AccountForm>
  );
}

async function sendSignUp({
  confirmPassword: _,
  ...account
}: SignUp): Promise<FailureWords | undefined> {
  const returnTo = safeReturnTo(new URLSearchParams(location.search).get('returnTo'));
  const result = await openAccount(account, returnTo);
  if (!result.ok) {
    const words = SIGN_UP_FAILURES[result.code];
    showToast({ ...words, type: 'error' });

    return words;
  }

  showToastOnNextPage({ title: ACCOUNT_CREATED, type: 'success' });
  leadTo('/verify-email');

  return undefined;
}
