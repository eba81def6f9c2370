import { type ChangeEvent, useCallback, useEffect } from 'react';
import type { ForgotPassword as Request } from '~/domain/accounts/sign-in';
import { canKeepSession } from '~/platform/can-keep-session';
import { endsWithTab, rememberSession } from '~/platform/session-storage';
import { CODE_SIGN_IN_FAILURES } from '~/stores/auth-words';
import { askForCode } from '~/stores/code-sign-in';
import { CheckboxField } from '~/ui/CheckboxField';
import { TextField } from '~/ui/TextField';
import { AccountForm } from '../AccountForm';
import { STORAGE_BLOCKED } from '../messages';
import { useAccountForm } from '../use-account-form';
import { MAILED_CODE } from './messages';

type Values = { email: string };

type Props = {
  typedEmail: string;
  /** Whether the typed address is sent without another press. */
  isSentAtOnce: boolean;
  onSentAtOnce: () => void;
};

const loadSchema = async () => (await import('~/domain/accounts/sign-in')).forgotPasswordSchema;

/** Has a code mailed. An address without an account gets one, so the form names the terms. */
export function MailedCodeRequest({ typedEmail, isSentAtOnce, onSentAtOnce }: Props) {
  const { form, frame } = useAccountForm<Values, Request>(
    loadSchema,
    useCallback(async ({ email }) => {
      if (!canKeepSession()) return STORAGE_BLOCKED;
      const refused = await askForCode(email);

      return refused && CODE_SIGN_IN_FAILURES[refused];
    }, []),
    { email: typedEmail },
  );
  const { onSubmit } = frame;
  useEffect(() => {
    if (!isSentAtOnce) return;

    onSentAtOnce();
    onSubmit();
  }, [isSentAtOnce, onSentAtOnce, onSubmit]);

  return (
    <AccountForm {...frame} submit={MAILED_CODE.ask}>
      <p>{MAILED_CODE.text}</p>
      <TextField
        id="code-email"
        label="Email"
        type="email"
        width="full"
        autoComplete="email"
        required
        autoFocus // eslint-disable-line jsx-a11y-x/no-autofocus -- it replaces the button that had the focus
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <CheckboxField
        id="code-remember-me"
        label="Remember me"
        defaultChecked={!endsWithTab()}
        onChange={(event: ChangeEvent<HTMLInputElement>) => rememberSession(event.target.checked)}
      />
      <p className="text-sm text-muted">
        A new address gets an account. By continuing, you accept the{' '}
        <a href="/legal/terms">Terms of Use</a> and say that you have read the{' '}
        <a href="/legal/privacy">Privacy Policy</a>.
      </p>
    </AccountForm>
  );
}
