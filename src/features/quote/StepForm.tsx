import { type ReactNode, useEffect } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { StepFooter, type StepFooterProps } from './StepFooter';
import { $hasErrors } from './store';
import { toErrorList } from './to-error-list';

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
 * then on each field is checked again as it changes.
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
