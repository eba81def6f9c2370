import { type ReactNode, useEffect } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { StepFooter, type StepFooterProps } from './StepFooter';
import { $hasErrors } from './store';
import { listErrorPaths, toErrorList } from './to-error-list';

/** When a step's form checks by itself: at Continue only. `StepForm` does the rest. */
export const FORM_CHECKS = {
  mode: 'onSubmit',
  reValidateMode: 'onSubmit',
  shouldFocusError: false, // the error summary takes focus instead
} as const;

export type StepFormProps<Values extends FieldValues, Answers> = {
  form: UseFormReturn<Values, unknown, Answers>;
  /** The paths of the fields as they follow on the page; the error summary keeps this order. */
  fieldOrder: readonly string[];
  /** Called with the checked answers when Continue finds no errors. */
  onValid: (answers: Answers) => void;
  footer?: StepFooterProps;
  children: ReactNode;
};

/**
 * The form of a step. Continue checks everything; what is wrong is listed in a summary that takes focus, and from
 * then on what is wrong is checked again with every change. Nothing is called wrong before its time: give the form
 * `FORM_CHECKS`.
 */
export function StepForm<Values extends FieldValues, Answers>({
  form,
  fieldOrder,
  onValid,
  footer,
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
        <StepFooter {...footer} />
      </form>
    </FormProvider>
  );
}

/** Check the fields that show an error again whenever a value changes. The function returned stops it. */
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
