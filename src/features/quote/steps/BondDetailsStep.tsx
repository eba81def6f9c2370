import { useStore } from '@nanostores/react';
import { ANSWER_LABELS } from '~/domain/answers/answer-labels';
import { statutoryAmountFor } from '~/domain/bonds/bond-rules';
import { endsAtAward } from '~/domain/bonds/bond-types';
import { carryAmount } from '~/domain/bonds/carry-state';
import { isOfCounties } from '~/domain/bonds/county-office';
import { CHARGED_ONCE, ENDS_WITH_BID } from '~/domain/bonds/end-words';
import { matterFields, type MatterField } from '~/domain/bonds/matter';
import { isContinuous, termConventionFor } from '~/domain/bonds/term-convention';
import { obligeeWords, proposedObligee } from '~/domain/bonds/payee';
import { planOf } from '~/domain/quote/pricing';
import { isPricedByYear } from '~/domain/rates/rate-plan';
import { examplePriceIn } from '~/domain/quote/example-price-words';
import { formatWholeMoney } from '~/domain/money';
import { MAX_PURPOSE_LENGTH } from '~/domain/quote/bond-details';
import { type StateCode, stateName } from '~/domain/us-states';
import { $today, today } from '~/stores/server-day';
import type { SelectOption } from '~/ui/SelectField';
import { AmountNote } from '../fields/AmountNote';
import {
  FormDateField,
  FormMoneyField,
  FormNameField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
} from '../fields/FormFields';
import { MatterFields } from '../fields/MatterFields';
import { blankMatter, type MatterValues } from '../fields/matter-values';
import { LawLink } from '../LawLink';
import { linkedAmount } from '../linked-amount';
import type { QuoteBond } from '../quote-bond';
import type { StepProps } from '../step-props';
import { StepForm } from '../StepForm';
import { useChoice } from '../use-choice';
import { useSectionForm } from '../use-section-form';
import { LostAnswers } from './LostAnswers';
import { CourtOfObligee } from '../fields/CourtOfObligee';
import { OfficeOfCounty } from '../fields/OfficeOfCounty';
import { ProposedAnswer } from '../fields/ProposedAnswer';
import { OwnFormNote } from './OwnFormNote';
import { termOptions } from './term-options';

const LABELS = ANSWER_LABELS.bondDetails;

type Values = MatterValues &
  Record<
    'amount' | 'effectiveDate' | 'termYears' | 'obligee' | 'purpose' | 'specialConditions',
    string
  >;

const Money = FormMoneyField<Values>;
const DateInput = FormDateField<Values>;
const Select = FormSelectField<Values>;
const Text = FormTextField<Values>;
const Name = FormNameField<Values>;
const TextArea = FormTextAreaField<Values>;

/** Step 1: amount, effective date, term, obligee and the facts that the bond's paper names. */
export function BondDetailsStep({ onContinue }: StepProps) {
  const { bond, stateCode, renews } = useChoice();
  const start = useStore($today)();
  const terms = termOptions(bond, stateCode);
  const matter = matterFields(bond, stateCode, 'bondDetails');
  const Obligee = matter.some(({ key }) => key === 'court') ? Name : Text; // a court, or an office such as DMV
  const obligee = {
    name: 'obligee',
    label: LABELS.obligee,
    required: true,
    autoComplete: 'off',
    hint: obligeeHint(bond, stateCode, matter),
  } as const;
  const { form, fieldOrder } = useSectionForm<Values>(
    'bondDetails',
    proposeDetails(bond, stateCode, { firstTerm: terms[0]?.value ?? '', matter }),
  );

  const handleValid = () => {
    // The next quote starts without the amount of the link.
    const address = carryAmount(location.href, undefined);
    if (address !== location.href) history.replaceState(history.state, '', address);
    onContinue();
  };

  return (
    <StepForm form={form} fieldOrder={fieldOrder} onValid={handleValid}>
      <div className="grid gap-8">
        <LostAnswers />
        {!renews && <OwnFormNote bond={bond} stateCode={stateCode} />}
        <div>
          <Money
            name="amount"
            label={LABELS.amount}
            required
            hint={<AmountHint bond={bond} stateCode={stateCode} />}
          />
          <AmountNote bond={bond} stateCode={stateCode} />
        </div>
        <DateInput
          name="effectiveDate"
          label={LABELS.effectiveDate}
          required
          hasCalendar
          earliest={start}
          autoComplete="off"
          hint={startHint(bond, matter)}
        />
        <Select
          name="termYears"
          label={LABELS.termYears}
          required
          width="number"
          placeholder="Select a term" // shown if the new state does not offer the chosen term
          options={terms}
          hint={termHint(bond, stateCode, terms)}
        />
        {isLongName(proposedObligee(bond, stateCode)) ? (
          <TextArea {...obligee} rows={1} />
        ) : (
          <Obligee {...obligee} width="full" />
        )}
        <CourtOfObligee fields={matter} />
        <OfficeOfCounty bond={bond} stateCode={stateCode} />
        <ProposedAnswer fields={matter} from="obligee" to="planName" />
        <ProposedAnswer fields={matter} from="effectiveDate" to="commissionStart" />
        <MatterFields fields={matter} />
        <TextArea
          name="purpose"
          label={LABELS.purpose}
          optional
          hint={`Anything else that the paper must name, in up to ${MAX_PURPOSE_LENGTH} characters.`}
        />
        <TextArea
          name="specialConditions"
          label={LABELS.specialConditions}
          optional
          hint="Anything the obligee requires beyond the standard form."
        />
      </div>
    </StepForm>
  );
}

function termHint(bond: QuoteBond, stateCode: StateCode, terms: readonly SelectOption[]): string {
  if (endsAtAward(bond.slug)) return `${ENDS_WITH_BID} ${CHARGED_ONCE}`;

  if (terms.length === 1 && !isContinuous(termConventionFor(bond, stateCode)))
    return `In ${stateName(stateCode)} this bond runs for ${terms[0]?.label}.`;

  const plan = planOf(bond, { stateCode, on: today() });
  const howLong = isContinuous(termConventionFor(bond, stateCode))
    ? 'The years that you pay for now. The bond has no end date: it runs until it is released.'
    : 'How long the bond runs before it is renewed.';

  return terms.length === 1 || isPricedByYear(plan)
    ? howLong
    : `${howLong} A longer term costs the same, and the next premium comes later.`;
}

function proposeDetails(
  bond: QuoteBond,
  stateCode: StateCode,
  { firstTerm, matter }: { firstTerm: string; matter: readonly MatterField[] },
): Values {
  const amount = statutoryAmountFor(bond, stateCode) ?? linkedAmount(bond, stateCode);

  return {
    amount: amount === undefined ? '' : formatWholeMoney(amount),
    effectiveDate: '',
    termYears: firstTerm,
    obligee: proposedObligee(bond, stateCode) ?? '',
    matter: blankMatter(matter),
    purpose: '',
    specialConditions: '',
  };
}

/** Maximum length of a name that fits on one line of a phone. */
const MAX_ONE_LINE_LENGTH = 36;

/** Whether a name may need more than one line. */
function isLongName(name = ''): boolean {
  return name.length > MAX_ONE_LINE_LENGTH;
}

/** `CourtOfObligee` copies the court and the county from the obligee, so the applicant types them once. */
function obligeeHint(
  bond: QuoteBond,
  stateCode: StateCode,
  matter: readonly MatterField[],
): string {
  const asksFor = (key: string) => matter.some((field) => field.key === key);
  const words = obligeeWords(bond, stateCode);

  if (asksFor('court') && asksFor('county'))
    return `${words} Name the court and county here, and we fill in Court and County below.`;

  return asksFor('county') && isOfCounties(bond, stateCode)
    ? `${words} Or enter County below first, and we fill it in here.`
    : words;
}

function startHint({ category }: QuoteBond, matter: readonly MatterField[]): string {
  if (matter.some(({ key }) => key === 'licenseYearEnd'))
    return 'The day the bond starts, today at the earliest. For a license that you renew: the day after the old one ends.';

  if (matter.some(({ key }) => key === 'commissionStart'))
    return 'The first day of your commission. If it has no date yet: today, or a later day that the agency names.';

  if (category !== 'court' && category !== 'license')
    return 'The day the bond starts, today at the earliest.';

  return `The day the bond starts: today, or a later day that the ${category === 'court' ? 'court' : 'agency'} names.`;
}

function AmountHint({ bond, stateCode }: { bond: QuoteBond; stateCode: StateCode }) {
  const fixed = statutoryAmountFor(bond, stateCode);
  const { min, max } = bond.typicalAmount;
  const note = bond.stateRules[stateCode]?.note;

  return (
    <>
      {fixed === undefined ? (
        <p>
          {bond.category === 'court' && 'Enter the amount in the court’s order or letter. '}
          Typical range: {formatWholeMoney(min)} to {formatWholeMoney(max)}. Our price:{' '}
          {examplePriceIn(bond.prices, stateCode)}.
        </p>
      ) : (
        <p>
          The law sets this amount at {formatWholeMoney(fixed)}. Change it only if you were told to:
          an underwriter reviews other amounts. Our price: {examplePriceIn(bond.prices, stateCode)}.
        </p>
      )}
      {note && <p className="mt-1">{note}</p>}
      {(note ?? fixed) !== undefined && <LawLink bond={bond} stateCode={stateCode} />}
    </>
  );
}
