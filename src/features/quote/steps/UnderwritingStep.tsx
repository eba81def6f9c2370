import { underwritingSchemaFor } from '~/domain/quote/underwriting';
import type { StepProps } from '../step-props';
import { StepForm } from '../StepForm';
import { useSectionForm } from '../use-section-form';
import { BLANK_HISTORY, type HistoryValues, UnderwritingFields } from './UnderwritingFields';

const schema = underwritingSchemaFor({ mayBeOnFile: true });

/** Step 4: five questions about the applicant's history, the credit check, and additional information. */
export function UnderwritingStep({ onContinue }: StepProps) {
  const { form, fieldOrder } = useSectionForm<HistoryValues, unknown>(
    'underwriting',
    schema,
    BLANK_HISTORY,
  );

  return (
    <StepForm form={form} fieldOrder={fieldOrder} onValid={onContinue}>
      <UnderwritingFields />
    </StepForm>
  );
}
