import type { Path, UseFormReturn } from 'react-hook-form';
import { TextField } from '~/ui/TextField';

type PersonName = { firstName: string; lastName: string };

/** The first and the last name of an account's owner. */
export function PersonNameFields<Values extends PersonName, Checked>({
  form,
}: {
  form: UseFormReturn<Values, unknown, Checked>;
}) {
  const firstName = 'firstName' as Path<Values>;
  const lastName = 'lastName' as Path<Values>;
  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message;

  return (
    <>
      <TextField
        id="first-name"
        label="First name"
        width="full"
        autoComplete="given-name"
        required
        error={errorOf(firstName)}
        {...form.register(firstName)}
      />
      <TextField
        id="last-name"
        label="Last name"
        width="full"
        autoComplete="family-name"
        required
        error={errorOf(lastName)}
        {...form.register(lastName)}
      />
    </>
  );
}
