import { type ReactNode, useEffect } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { StepFooter, type StepFooterProps } from './StepFooter';
import { $hasErrors } from './store';
import { listErrorPaths, toErrorList } from './to-error-list';

/** React Hook Form options for a step: check only on Continue. `StepForm` checks again after that. */
export const FORM_CHECKS = {
  mode: 'onSubmit',
  reValidateMode: 'onSubmit',
  shouldFocusError: false, // the error summary takes the focus instead
} as const;

export type StepFormProps<Values extends FieldValues, Answers> = {
  form: UseFormReturn<Values, unknown, Answers>;
  /** The paths of the fields in their order on the page. The error summary keeps this order. */
  fieldOrder: readonly string[];
  /** Called with the checked answers if Continue finds no errors. */
  onValid: (answers: Answers) => void;
  footer?: StepFooterProps;
  /** The end of the form instead of the footer of a step. */
  end?: ReactNode;
  children: ReactNode;
};

/**
 * The form of a step. Continue checks all fields; a summary lists the errors and takes the focus. After that, fields
 * with errors are checked again on every change. Create the form with `FORM_CHECKS`, so that no error appears before
 * Continue.
 */
export function StepForm<Values extends FieldValues, Answers>({
  form,
  fieldOrder,
  onValid,
  footer,
  end,
  children,
}: StepFormProps<Values, Answers>) {
  const { errors, submitCount } = form.formState;
  const errorList = toErrorList(errors, fieldOrder);
  const hasErrors = errorList.length > 0;

  useEffect(() => {
    $hasErrors.set(hasErrors);
  }, [hasErrors]);

  useEffect(() => recheckErrors(form), [form]);

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit(onValid)(event);
        }}
      >
        <ErrorSummary key={submitCount} errors={errorList} />
        {children}
        {end ?? <StepFooter {...footer} />}
      </form>
    </FormProvider>
  );
}

/** Check the fields with errors again after every change of a value. The returned function stops that. */
function recheckErrors<Values extends FieldValues, Answers>(
  form: UseFormReturn<Values, unknown, Answers>,
): () => void {
  let checked = JSON.stringify(form.getValues());

  return form.subscribe({
    formState: { values: true, errors: true },
    callback: ({ values, errors = {} }) => {
      const current = JSON.stringify(values);
      if (current === checked) return;
      checked = current;

      const paths = listErrorPaths(errors) as Path<Values>[];
      if (paths.length > 0) void form.trigger(paths);
    },
  });
}
