import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { formatDate } from '~/domain/dates';
import { parseEin } from '~/domain/formats/business-numbers';
import { parseSsn } from '~/domain/formats/ssn';
import { formatMoney, formatWholeMoney } from '~/domain/money';
import {
  type AskedNumber,
  unchangedRenewalSchema,
  withNumbers,
} from '~/domain/quote/unchanged-renewal';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import { newEndOf } from '~/domain/renewals/new-end';
import { today } from '~/stores/server-day';
import { Button } from '~/ui/Button';
import { PairList } from '~/ui/PairList';
import { FormDateField, FormMaskedField } from '../fields/FormFields';
import { FormSection } from '../fields/FormSection';
import { SecretField } from '../fields/SecretField';
import { fieldPaths, fillIn, isRecord } from '../form-values';
import { FORM_CHECKS, StepForm } from '../StepForm';
import { BLANK_HISTORY, type HistoryValues, UnderwritingFields } from '../steps/UnderwritingFields';
import { $furthestStep, $sections, $typedPrice, goTo, saveSection } from '../store';
import { useChoice } from '../use-choice';
import { $somethingChanged } from './renewal-change';

type Values = HistoryValues & Record<AskedNumber, string>;

const DateInput = FormDateField<Values>;
const Secret = SecretField<Values>;
const Masked = FormMaskedField<Values>;

const NO_NUMBERS = { dateOfBirth: '', ssn: '', ein: '' };

type Props = {
  renews: KeptTerms;
  /** The numbers to ask for again. */
  numbers: readonly AskedNumber[];
};

/**
 * Renew with the answers of the last term: the numbers that are never kept and the declarations on one page. Then only
 * the payment and the review follow.
 */
export function RenewUnchanged({ renews, numbers }: Props) {
  const choice = useChoice();
  const [schema] = useState(() =>
    unchangedRenewalSchema($sections.get(), numbers, { ...choice, today: today() }),
  );
  const form = useForm<Values>({
    resolver: zodResolver(schema as unknown as z.ZodType<Values, Values>),
    defaultValues: { ...NO_NUMBERS, ...fillIn(BLANK_HISTORY, $sections.get().underwriting) },
    ...FORM_CHECKS,
  });
  const price = useStore($typedPrice)?.price;
  const due = price ? formatMoney(price.total) : 'the premium';

  const details = useStore($sections).bondDetails;
  const termYears = isRecord(details) ? Number(details['termYears']) : 0;
  const endsOn = termYears > 0 ? newEndOf(renews, termYears) : undefined;

  const handleValid = () => {
    // The store keeps what was typed. The checked answers have other types.
    const { dateOfBirth, ssn, ein, ...history } = structuredClone(form.getValues());
    const typed = { dateOfBirth, ssn, ein };
    const { applicant, business } = withNumbers($sections.get(), numbers, typed);
    saveSection('applicant', applicant);
    saveSection('business', business);
    saveSection('underwriting', history);
    goTo($furthestStep.get());
  };

  return (
    <StepForm
      form={form}
      fieldOrder={[...numbers, ...fieldPaths(BLANK_HISTORY)]}
      onValid={handleValid}
      footer={{ submitLabel: 'Continue to Payment' }}
    >
      <FormSection title={`Nothing changed? Pay ${due}`}>
        <div className="max-w-form">
          <PairList
            pairs={[
              { label: 'Bond', value: renews.bondNumber },
              { label: 'Principal', value: renews.principal },
              { label: 'Obligee', value: renews.obligee },
              { label: 'Bond amount', value: formatWholeMoney(renews.amount) },
              { label: 'Next term starts', value: formatDate(renews.startsOn) },
              ...(endsOn ? [{ label: 'New end', value: formatDate(endsOn) }] : []),
            ]}
          />
        </div>
        <p className="max-w-text">
          We use the answers of your last application. Does one of them need a change?
        </p>
        <p>
          <Button onClick={() => $somethingChanged.set(true)}>Something Changed</Button>
        </p>
      </FormSection>
      <FormSection title="Confirm who you are">
        <p className="-mt-3 max-w-text text-muted">
          We never keep these numbers on this device, so we ask for them each time.
        </p>
        {numbers.includes('dateOfBirth') && (
          <DateInput name="dateOfBirth" label="Date of birth" required autoComplete="off" />
        )}
        {numbers.includes('ssn') && (
          <Secret
            name="ssn"
            label="Social Security number"
            required
            pattern="###-##-####"
            parse={parseSsn}
          />
        )}
        {numbers.includes('ein') && (
          <Masked
            name="ein"
            label="EIN"
            required
            pattern="##-#######"
            parse={parseEin}
            autoComplete="off"
          />
        )}
      </FormSection>
      <UnderwritingFields />
    </StepForm>
  );
}
