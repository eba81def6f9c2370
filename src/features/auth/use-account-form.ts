import { useCallback, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { connectionFailure } from '~/data/connection/connection';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import type { AccountFormProps } from './AccountForm';
import { lazyResolver } from './lazy-resolver';
import { type FailureWords, FORM_LOAD_FAILURES } from './messages';

/** An account form, and the props of its frame. */
export type AccountFormState<Values extends FieldValues, Checked> = {
  form: UseFormReturn<Values, unknown, Checked>;
  frame: Omit<AccountFormProps, 'submit' | 'children'>;
};

/**
 * A form that is checked on every change and sent once at a time. `load` loads its schema. `send` sends it and returns
 * the failure, or undefined. Without `defaultValues`, hydration keeps the values in the fields, for example those of a
 * password manager.
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
      // Rejects if the schema does not load. The visitor has to learn why the press did nothing.
      onSubmit: () =>
        void form
          .handleSubmit(run)()
          .catch(() => setFailure(FORM_LOAD_FAILURES[connectionFailure()])),
      failure,
      isPending,
      canSubmit: form.formState.isValid,
    },
  };
}
