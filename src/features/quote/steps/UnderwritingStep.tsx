import { useWatch } from 'react-hook-form';
import { formatRate, NO_CREDIT_CHECK_BASIS_POINTS } from '~/domain/quote/pricing';
import { underwritingSchema } from '~/domain/quote/underwriting';
import {
  UNDERWRITING_QUESTIONS,
  type UnderwritingQuestion,
  type UnderwritingQuestionKey,
} from '~/domain/quote/underwriting-questions';
import { FormRadioField, FormTextAreaField } from '../fields/FormFields';
import { FormSection } from '../fields/FormSection';
import { YES_NO_OPTIONS } from '../fields/yes-no-options';
import type { StepProps } from '../step-modules';
import { StepForm } from '../StepForm';
import { useSectionForm } from '../use-section-form';

type Question = { answer: string; details: string };

type Values = Record<UnderwritingQuestionKey, Question> & {
  creditCheck: string;
  additionalInfo: string;
};

const UNANSWERED: Question = { answer: '', details: '' };

const BLANK: Values = {
  bankruptcyHistory: UNANSWERED,
  criminalHistory: UNANSWERED,
  bondsDeclined: UNANSWERED,
  claimsHistory: UNANSWERED,
  businessDisputes: UNANSWERED,
  creditCheck: '',
  additionalInfo: '',
};

const Radio = FormRadioField<Values>;
const TextArea = FormTextAreaField<Values>;

const CREDIT_CHECK_OPTIONS = [
  {
    value: 'authorized',
    label: 'I authorize a credit check',
    hint: 'The surety may read your credit report to decide on this bond.',
  },
  {
    value: 'not_authorized',
    label: 'I do not authorize a credit check',
    hint: `The premium grows by ${formatRate(NO_CREDIT_CHECK_BASIS_POINTS)} of the bond amount, and an underwriter looks at the application first.`,
  },
];

/** Step 4: five questions about the past, the credit check, and anything else worth knowing. */
export function UnderwritingStep({ onContinue }: StepProps) {
  const { form, fieldOrder } = useSectionForm<Values, unknown>(
    'underwriting',
    underwritingSchema,
    BLANK,
  );

  return (
    <StepForm form={form} fieldOrder={fieldOrder} onValid={onContinue}>
      <FormSection title="Your history">
        <p className="-mt-3 max-w-text text-muted">
          A yes does not mean a no from us: it means that a person reads your application.
        </p>
        {UNDERWRITING_QUESTIONS.map((question) => (
          <QuestionField key={question.key} question={question} />
        ))}
      </FormSection>
      <FormSection title="Credit check">
        <Radio
          name="creditCheck"
          label="Credit check authorization"
          required
          options={CREDIT_CHECK_OPTIONS}
        />
      </FormSection>
      <FormSection title="Anything else">
        <TextArea
          name="additionalInfo"
          label="Additional information"
          optional
          hint="What an underwriter should know and did not ask."
        />
      </FormSection>
    </StepForm>
  );
}

/** Yes or no, and after a yes the details. Details stay in the form when the answer changes back and forth. */
function QuestionField({ question }: { question: UnderwritingQuestion }) {
  const { key, question: label, detailsLabel } = question;
  const answer = useWatch<Values, `${UnderwritingQuestionKey}.answer`>({ name: `${key}.answer` });

  return (
    <div className="grid gap-4">
      <Radio name={`${key}.answer`} label={label} required inline options={YES_NO_OPTIONS} />
      {answer === 'yes' && (
        <div className="border-l-4 border-rule pl-4">
          <TextArea
            name={`${key}.details`}
            label={detailsLabel}
            required
            hint="What happened, when, and how it ended."
          />
        </div>
      )}
    </div>
  );
}
