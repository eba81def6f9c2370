import { useCallback, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import type { AccountFormProps } from './AccountForm';
import { lazyResolver } from './lazy-resolver';
import type { FailureWords } from './messages';

/** A form of the account and what its frame needs to show it. */
export type AccountFormState<Values extends FieldValues, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>;
  frame: Omit<AccountFormProps, 'submit' | 'children'>;
};

/**
 * A form that is checked with every change (spec 2, section 5) and sent once at a time. `load` gives its schema, `send`
 * does what it is for and answers the words of a failure, or nothing. Without `defaultValues` the fields keep what
 * they hold when the form comes alive: what a password manager wrote is there to stay.
 */
export function useAccountForm<Values extends FieldValues, Checked>(
  load: () => Promise<z.ZodType<Checked, unknown>>,
  send: (checked: Checked) => Promise<FailureWords | undefined>,
  defaultValues?: DefaultValues<Values>,
): AccountFormState<Values, Checked> {
  const [resolver] = useState(() => lazyResolver<Values, Checked>(load));
  const [failure, setFailure] = useState<FailureWords>();
  const form = useForm<Values, unknown, Checked>({
    resolver,
    mode: 'onChange',
    ...(defaultValues && { defaultValues }),
  });
  const { isPending, run } = useOnceAtATime(
    useCallback(
      async (checked: Checked) => {
        setFailure(undefined);
        setFailure(await send(checked));
      },
      [send],
    ),
  );

  return {
    form,
    frame: {
      onSubmit: () => void form.handleSubmit(run)(),
      failure,
      isPending,
      canSubmit: form.formState.isValid,
    },
  };
}
