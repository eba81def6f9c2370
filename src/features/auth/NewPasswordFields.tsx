import type { Path, UseFormReturn } from 'react-hook-form';
import type { PasswordRule } from '~/domain/accounts/password-rules';
import { PasswordChecklist } from '~/ui/PasswordChecklist';
import { PasswordField } from '~/ui/PasswordField';

type NewPassword = { password: string; confirmPassword: string };

type Props<Values extends NewPassword, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>;
  /** The id of the first field. */
  id: string;
  label: string;
  confirmLabel: string;
  rules: readonly PasswordRule[];
};

/** A new password with its rules, typed twice. */
export function NewPasswordFields<Values extends NewPassword, Checked>({
  form,
  id,
  label,
  confirmLabel,
  rules,
}: Props<Values, Checked>) {
  const password = 'password' as Path<Values>;
  const confirmPassword = 'confirmPassword' as Path<Values>;
  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message;

  return (
    <>
      <PasswordField
        id={id}
        label={label}
        autoComplete="new-password"
        required
        error={errorOf(password)}
        {...form.register(password, { deps: confirmPassword })}
      />
      <PasswordChecklist id={`${id}-rules`} rules={rules} password={form.watch(password) ?? ''} />
      <PasswordField
        id="confirm-password"
        label={confirmLabel}
        autoComplete="new-password"
        required
        error={errorOf(confirmPassword)}
        {...form.register(confirmPassword)}
      />
    </>
  );
}
