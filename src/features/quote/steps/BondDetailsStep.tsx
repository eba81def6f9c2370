import { useStore } from '@nanostores/react';
import { ANSWER_LABELS } from '~/domain/answers/answer-labels';
import { runsToOtherParty } from '~/domain/bonds/obligee-words';
import { statutoryAmountFor, termsFor } from '~/domain/bonds/bond-rules';
import { carryAmount } from '~/domain/bonds/carry-state';
import { matterFields, type MatterField } from '~/domain/bonds/matter';
import { proposedObligee } from '~/domain/bonds/obligee-entry';
import { planOf } from '~/domain/quote/pricing';
import { isPricedByYear } from '~/domain/rates/rate-plan';
import { proposedTerm } from '~/domain/quote/proposed-term';
import { examplePriceIn } from '~/domain/quote/example-price-words';
import { formatWholeMoney } from '~/domain/money';
import { MAX_PURPOSE_LENGTH } from '~/domain/quote/bond-details';
import type { StateCode } from '~/domain/us-states';
import { $today, today } from '~/stores/server-day';
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
import { TermOfLicense } from '../fields/TermOfLicense';
import { obligeeHint, startHint, termHint } from './details-hints';
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
  const terms = termsFor(bond, stateCode);
  const plan = planOf(bond, { stateCode, on: today() });
  const proposed = proposedTerm(terms, plan);
  const matter = matterFields(bond, stateCode, 'bondDetails');
  // What the obligee names: a court, or an office such as DMV. The obligee of an appeal bond is a party.
  const ofObligee = runsToOtherParty(bond.slug) ? [] : matter;
  const Obligee = ofObligee.some(({ key }) => key === 'court') ? Name : Text;
  const obligee = {
    name: 'obligee',
    label: LABELS.obligee,
    required: true,
    autoComplete: 'off',
    hint: obligeeHint(bond, stateCode, ofObligee),
  } as const;
  const { form, fieldOrder } = useSectionForm<Values>(
    'bondDetails',
    proposeDetails(bond, stateCode, { term: proposed, matter }),
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
          options={termOptions(bond, stateCode)}
          hint={termHint(bond, stateCode, {
            terms,
            proposed,
            isPricedByYear: isPricedByYear(plan),
            mayFollowLicense: matter.some(({ key }) => key === 'licenseYearEnd'),
          })}
        />
        {isLongName(proposedObligee(bond, stateCode)) ? (
          <TextArea {...obligee} rows={1} />
        ) : (
          <Obligee {...obligee} width="full" />
        )}
        <CourtOfObligee fields={ofObligee} />
        <OfficeOfCounty bond={bond} stateCode={stateCode} />
        <ProposedAnswer fields={matter} from="obligee" to="planName" />
        <ProposedAnswer fields={matter} from="effectiveDate" to="commissionStart" />
        <MatterFields fields={matter} />
        {!renews && <TermOfLicense terms={terms} />}
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

function proposeDetails(
  bond: QuoteBond,
  stateCode: StateCode,
  { term, matter }: { term: number; matter: readonly MatterField[] },
): Values {
  const amount = statutoryAmountFor(bond, stateCode) ?? linkedAmount(bond, stateCode);

  return {
    amount: amount === undefined ? '' : formatWholeMoney(amount),
    effectiveDate: '',
    termYears: String(term),
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
