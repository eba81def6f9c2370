import { useStore } from '@nanostores/react';
import { useWatch } from 'react-hook-form';
import { ON_FILE } from '~/domain/fields/on-file-mark';
import { runsToOtherParty } from '~/domain/bonds/obligee-words';
import { bindsEither } from '~/domain/bonds/principals';
import { appliesInPerson } from '~/domain/quote/applies-in-person';
import { type Cents, formatMoney } from '~/domain/money';
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
import { $bond, $renews, $sections, $selection } from '../store';
import { typedSurcharge } from '../typed-surcharge';
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

const NEEDS_CONSENT = 'The price changes only if you accept a new one.';

/** What a credit check means for an applicant, and for a client who has or has not signed. */
const CREDIT_CHECK_HINTS = {
  own: `The surety may check your credit report to decide on this bond. ${NEEDS_CONSENT}`,
  client: `Choose this only with your client’s permission: the surety may check the client’s credit report. ${NEEDS_CONSENT} To have the client sign it, invite the client from the matter first.`,
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
 * What follows without a credit check. `surcharge` is what the plan adds to the rate, and `cents` what that adds to the
 * premium. `isAlwaysRead`: an underwriter reads the application in any case.
 */
function withoutCreditCheck(
  surcharge: number | undefined,
  cents: Cents | undefined,
  isAlwaysRead: boolean,
): string {
  const review = 'underwriter reviews the application.';
  if (surcharge === undefined) return `An ${review}`;

  const dollars = cents === undefined ? '' : ` (${formatMoney(cents)})`;
  const rate = `This adds ${formatRate(surcharge)} of the bond amount to the premium${dollars}`;

  return isAlwaysRead ? `${rate}.` : `${rate}, and an ${review}`;
}

/** Five questions about the applicant's history, the credit check, and additional information. */
export function UnderwritingFields() {
  const bond = useStore($bond);
  const stateCode = parseStateCode(useStore($selection).stateCode ?? '');
  const sections = useStore($sections);
  const isRenewal = useStore($renews) !== undefined;
  const isForClient = useIsForClient();
  const isPerson = appliesInPerson(sections);
  const isForCompany = bond !== undefined && bindsEither(bond) && !isPerson;
  const { answer } = useWatch<HistoryValues, UnderwritingQuestionKey>({
    name: 'bankruptcyHistory',
  });
  const clientOrSigned = answer === ON_FILE ? 'signed' : 'client';
  const on = today();
  const surcharge = bond && planOf(bond, { stateCode, on }).premium.withoutCreditCheck;
  const cents = typedSurcharge({ bond, stateCode, sections, isRenewal }, on);

  return (
    <>
      <FormSection title="Your history">
        <p className="-mt-3 max-w-text text-muted">
          {isForClient &&
            `In these questions, “you” is ${isForCompany ? 'the person who signs for your client' : 'your client'}. `}
          Answering yes won’t disqualify {isForClient ? 'the client' : 'you'}. An underwriter will
          review {isForClient ? 'the' : 'your'} application, and may offer another price.
          {bond && runsToOtherParty(bond.slug) && ' Leave out the case of this appeal.'}
        </p>
        {UNDERWRITING_QUESTIONS.map((question) => (
          <QuestionField key={question.key} question={question} isPerson={isPerson} />
        ))}
      </FormSection>
      <FormSection title="Credit check">
        <Radio
          name="creditCheck"
          label="Credit check authorization"
          required
          options={creditCheckOptions(
            isForClient ? clientOrSigned : 'own',
            withoutCreditCheck(surcharge, cents, bond?.instantIssueMax === 0),
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
function QuestionField({
  question: { key, question, businessQuestion, detailsLabel, detailsHint },
  isPerson,
}: {
  question: UnderwritingQuestion;
  isPerson: boolean;
}) {
  const { answer, details } = useWatch<HistoryValues, UnderwritingQuestionKey>({ name: key });
  if (answer === ON_FILE) {
    return (
      <div>
        <p className={LABEL_CLASSES}>{question}</p>
        <p>{details}. Only our underwriter reads the answer.</p>
      </div>
    );
  }

  return (
    <div className="grid gap-4">
      <Radio
        name={`${key}.answer`}
        label={isPerson ? question : businessQuestion}
        required
        inline
        options={YES_NO_OPTIONS}
      />
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
