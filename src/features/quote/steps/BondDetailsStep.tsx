import { useState } from 'react';
import { statutoryAmountFor } from '~/domain/bonds/bond-rules';
import { formatWholeMoney } from '~/domain/money';
import { sectionSchemas } from '~/domain/quote/sections';
import { type StateCode, stateName } from '~/domain/us-states';
import { today } from '~/platform/clock';
import {
  FormDateField,
  FormMoneyField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
} from '../fields/FormFields';
import type { QuoteBond } from '../quote-bond';
import type { StepProps } from '../step-modules';
import { StepForm } from '../StepForm';
import { useChoice } from '../use-choice';
import { useSectionForm } from '../use-section-form';
import { termOptions } from './term-options';

type Values = Record<
  'amount' | 'effectiveDate' | 'termYears' | 'obligee' | 'purpose' | 'specialConditions',
  string
>;

const Money = FormMoneyField<Values>;
const DateInput = FormDateField<Values>;
const Select = FormSelectField<Values>;
const Text = FormTextField<Values>;
const TextArea = FormTextAreaField<Values>;

/** Step 1: how much, from when, for how long and to whom. */
export function BondDetailsStep({ onContinue }: StepProps) {
  const { bond, stateCode, renews } = useChoice();
  const [start] = useState(today);
  const terms = termOptions(bond, stateCode);
  const { form, fieldOrder } = useSectionForm<Values, unknown>(
    'bondDetails',
    sectionSchemas({ bond, stateCode, today: start, renews }).bondDetails,
    proposeDetails(bond, stateCode, terms[0]?.value ?? ''),
  );

  return (
    <StepForm form={form} fieldOrder={fieldOrder} onValid={onContinue}>
      <div className="grid gap-8">
        <Money
          name="amount"
          label="Bond amount"
          required
          hint={<AmountHint bond={bond} stateCode={stateCode} />}
        />
        <DateInput
          name="effectiveDate"
          label="Effective date"
          required
          hasCalendar
          earliest={start}
          autoComplete="off"
          hint="The day the bond begins. Courts and agencies rarely accept one that begins in the past."
        />
        <Select
          name="termYears"
          label="Term"
          required
          width="number"
          placeholder="Select a term" // stands there when another state no longer offers the one that was chosen
          options={terms}
          hint={
            terms.length === 1
              ? `In ${stateName(stateCode)} this bond runs for ${terms[0]?.label}.`
              : 'How long the bond runs before it is renewed.'
          }
        />
        <Text
          name="obligee"
          label="Obligee"
          required
          width="full"
          autoComplete="off"
          hint={
            <>
              The obligee is the one the bond protects: the court, agency or owner that asks for it.{' '}
              {bond.obligeeHint}
            </>
          }
        />
        <TextArea
          name="purpose"
          label="Purpose"
          optional
          hint="What the bond is for, in a sentence or two: a case number, a license, a project."
        />
        <TextArea
          name="specialConditions"
          label="Special conditions"
          optional
          hint="Anything the obligee wants in the bond beyond its standard form."
        />
      </div>
    </StepForm>
  );
}

function proposeDetails(bond: QuoteBond, stateCode: StateCode, firstTerm: string): Values {
  const fixed = statutoryAmountFor(bond, stateCode);

  return {
    amount: fixed === undefined ? '' : formatWholeMoney(fixed),
    effectiveDate: '',
    termYears: firstTerm,
    obligee: '',
    purpose: '',
    specialConditions: '',
  };
}

function AmountHint({ bond, stateCode }: { bond: QuoteBond; stateCode: StateCode }) {
  const fixed = statutoryAmountFor(bond, stateCode);
  const { min, max } = bond.typicalAmount;
  const note = bond.stateRules[stateCode]?.note;

  return (
    <>
      {fixed === undefined ? (
        <p>
          Typical range: {formatWholeMoney(min)} to {formatWholeMoney(max)}. {bond.typicalCost}
        </p>
      ) : (
        <p>
          The law sets this amount at {formatWholeMoney(fixed)}. Change it only if you were told to:
          another amount goes to an underwriter first. {bond.typicalCost}
        </p>
      )}
      {note && <p className="mt-1">{note}</p>}
    </>
  );
}
