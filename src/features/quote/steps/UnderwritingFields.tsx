import { useStore } from '@nanostores/react';
import { useWatch } from 'react-hook-form';
import { ON_FILE } from '~/domain/fields/on-file-mark';
import { appliesInPerson } from '~/domain/quote/applies-in-person';
import { planOf } from '~/domain/quote/pricing';
import { formatRate } from '~/domain/rates/format-rate';
import {
  forEachQuestion,
  UNDERWRITING_QUESTIONS,
  type UnderwritingQuestion,
  type UnderwritingQuestionKey,
} from '~/domain/quote/underwriting-questions';
import { parseStateCode } from '~/domain/us-states';
import { today } from '~/stores/server-day';
import { LABEL_CLASSES } from '~/ui/field-classes';
import { FormRadioField, FormTextAreaField } from '../fields/FormFields';
import { FormSection } from '../fields/FormSection';
import { YES_NO_OPTIONS } from '../fields/yes-no-options';
import { $bond, $sections, $selection } from '../store';
import { useIsForClient } from '../use-is-for-client';

type Question = { answer: string; details: string };

/** The values of the fields. */
export type HistoryValues = Record<UnderwritingQuestionKey, Question> & {
  creditCheck: string;
  additionalInfo: string;
};

const UNANSWERED: Question = { answer: '', details: '' };

export const BLANK_HISTORY: HistoryValues = {
  ...forEachQuestion(() => UNANSWERED),
  creditCheck: '',
  additionalInfo: '',
};

const Radio = FormRadioField<HistoryValues>;
const TextArea = FormTextAreaField<HistoryValues>;

/** What a credit check means for an applicant, and for a client who has or has not signed. */
const CREDIT_CHECK_HINTS = {
  own: 'The surety may check your credit report to decide on this bond.',
  client:
    'Choose this only with your client’s permission: the surety may check the client’s credit report. To have the client sign it, invite the client from the matter first.',
  signed: 'Your client signed this permission by link.',
};

/** The choices about the credit check, with what follows without one. */
function creditCheckOptions(asker: keyof typeof CREDIT_CHECK_HINTS, without: string) {
  return [
    { value: 'authorized', label: 'I authorize a credit check', hint: CREDIT_CHECK_HINTS[asker] },
    { value: 'not_authorized', label: 'I do not authorize a credit check', hint: without },
  ];
}

/**
 * What follows without a credit check. `surcharge` is what the plan adds to the rate. `isAlwaysRead`: an underwriter reads
 * the application in any case.
 */
function withoutCreditCheck(surcharge: number | undefined, isAlwaysRead: boolean): string {
  const review = 'underwriter reviews the application.';
  if (surcharge === undefined) return `An ${review}`;

  const rate = `This adds ${formatRate(surcharge)} of the bond amount to the premium`;

  return isAlwaysRead ? `${rate}.` : `${rate}, and an ${review}`;
}

/** Five questions about the applicant's history, the credit check, and additional information. */
export function UnderwritingFields() {
  const bond = useStore($bond);
  const stateCode = parseStateCode(useStore($selection).stateCode ?? '');
  const isForClient = useIsForClient();
  const isPerson = appliesInPerson(useStore($sections));
  const { answer } = useWatch<HistoryValues, UnderwritingQuestionKey>({
    name: 'bankruptcyHistory',
  });
  const clientOrSigned = answer === ON_FILE ? 'signed' : 'client';
  const surcharge = bond && planOf(bond, { stateCode, on: today() }).premium.withoutCreditCheck;

  return (
    <>
      <FormSection title="Your history">
        <p className="-mt-3 max-w-text text-muted">
          {isForClient && 'In these questions, “you” is your client. '}
          Answering yes won’t disqualify {isForClient ? 'the client' : 'you'}. An underwriter will
          review {isForClient ? 'the' : 'your'} application.
        </p>
        {UNDERWRITING_QUESTIONS.map((question) => (
          <QuestionField
            key={question.key}
            question={question}
            label={isPerson ? question.question : question.businessQuestion}
          />
        ))}
      </FormSection>
      <FormSection title="Credit check">
        <Radio
          name="creditCheck"
          label="Credit check authorization"
          required
          options={creditCheckOptions(
            isForClient ? clientOrSigned : 'own',
            withoutCreditCheck(surcharge, bond?.instantIssueMax === 0),
          )}
        />
        <AskFirst />
      </FormSection>
      <FormSection title="Anything else">
        <TextArea
          name="additionalInfo"
          label="Additional information"
          optional
          hint="Anything else the underwriter should know."
        />
      </FormSection>
    </>
  );
}

/**
 * A yes-or-no question with a details field after a yes. The form keeps the details if the answer changes back and
 * forth.
 */
function QuestionField({ question, label }: { question: UnderwritingQuestion; label: string }) {
  const { key, detailsLabel, detailsHint } = question;
  const { answer, details } = useWatch<HistoryValues, UnderwritingQuestionKey>({ name: key });
  if (answer === ON_FILE) {
    return (
      <div>
        <p className={LABEL_CLASSES}>{label}</p>
        <p>{details}. Only our underwriter reads the answer.</p>
      </div>
    );
  }

  return (
    <div className="grid gap-4">
      <Radio name={`${key}.answer`} label={label} required inline options={YES_NO_OPTIONS} />
      {answer === 'yes' && (
        <div className="border-l-4 border-rule pl-4">
          <TextArea name={`${key}.details`} label={detailsLabel} required hint={detailsHint} />
          {key === 'bondsDeclined' && <AskFirst />}
        </div>
      )}
    </div>
  );
}

/** A quiet way out for who fears a decline. The draft stays. */
function AskFirst() {
  const isForClient = useIsForClient();

  return (
    <p className="text-sm text-muted">
      Worried about {isForClient ? 'the client’s' : 'your'} credit or a decline?{' '}
      <a href="/inquiry" className="inline-flex min-h-touch items-center">
        Ask an underwriter before you apply
      </a>
    </p>
  );
}
