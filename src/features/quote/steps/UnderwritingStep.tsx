import type { StepProps } from '../step-props';
import { StepForm } from '../StepForm';
import { useSectionForm } from '../use-section-form';
import { BLANK_HISTORY, type HistoryValues, UnderwritingFields } from './UnderwritingFields';

/** Step 4: five questions about the applicant's history, the credit check, and additional information. */
export function UnderwritingStep({ onContinue }: StepProps) {
  const { form, fieldOrder } = useSectionForm<HistoryValues>('underwriting', BLANK_HISTORY);

  return (
    <StepForm form={form} fieldOrder={fieldOrder} onValid={onContinue}>
      <UnderwritingFields />
    </StepForm>
  );
}
