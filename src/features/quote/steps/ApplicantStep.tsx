import { ANSWER_LABELS } from '~/domain/answers/answer-labels';
import { bindsAPerson, bindsEither, furtherParties } from '~/domain/bonds/principals';
import { parsePhone } from '~/domain/formats/phone';
import { parseSsn } from '~/domain/formats/ssn';
import { asksForLicense } from '~/domain/quote/license-question';
import { AddressFields } from '../fields/AddressFields';
import { AskedAgain } from '../fields/AskedAgain';
import { EmailNote } from '../fields/EmailNote';
import { FilledIn } from '../fields/FilledIn';
import {
  FormDateField,
  FormMaskedField,
  FormRadioField,
  FormTextField,
} from '../fields/FormFields';
import { FormSection } from '../fields/FormSection';
import { BLANK_PERSON, FurtherPrincipals } from '../fields/FurtherPrincipals';
import { NameFields } from '../fields/NameFields';
import { NumberOnFile } from '../fields/NumberOnFile';
import { SecretField } from '../fields/SecretField';
import { YES_NO_OPTIONS } from '../fields/yes-no-options';
import type { QuoteBond } from '../quote-bond';
import type { StepProps } from '../step-props';
import { StepForm } from '../StepForm';
import { applicantWords } from './applicant-words';
import { useChoice } from '../use-choice';
import { useIsForClient } from '../use-is-for-client';
import { useSectionForm } from '../use-section-form';

const LABELS = ANSWER_LABELS.applicant;

const BLANK = {
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
  dateOfBirth: '',
  ssn: '',
  email: '',
  phone: '',
  address: { street: '', city: '', state: '', zipCode: '' },
  experience: { yearsInBusiness: '', previousBonds: '', licenseNumber: '' },
  furtherPrincipals: [BLANK_PERSON],
};

type Values = typeof BLANK;

const Text = FormTextField<Values>;
const Masked = FormMaskedField<Values>;
const Secret = SecretField<Values>;
const DateInput = FormDateField<Values>;
const Radio = FormRadioField<Values>;

/** Step 2: the applicant, contact details and experience. */
export function ApplicantStep({ onContinue }: StepProps) {
  const { bond, stateCode } = useChoice();
  const { form, fieldOrder } = useSectionForm<Values>('applicant', proposeApplicant(bond));
  const words = applicantWords(bond, useIsForClient());
  const hasOthers = form.getValues('furtherPrincipals').length > 0;

  return (
    <StepForm form={form} fieldOrder={fieldOrder} onValid={onContinue}>
      <FilledIn section="applicant" />
      <AskedAgain section="applicant" secrets={['dateOfBirth', 'ssn']}>
        {hasOthers ? words.askedAgainForAll : words.askedAgain}
      </AskedAgain>
      <FormSection title={words.about}>
        <p className="-mt-3 max-w-text text-muted">{words.name}</p>
        <NameFields isOwnName />
        <NumberOnFile section="applicant" name="dateOfBirth" label={LABELS.dateOfBirth}>
          <DateInput
            name="dateOfBirth"
            label={LABELS.dateOfBirth}
            required
            isPast
            autoComplete="off"
          />
        </NumberOnFile>
        <NumberOnFile section="applicant" name="ssn" label={LABELS.ssn}>
          <Secret
            name="ssn"
            label={LABELS.ssn}
            required
            pattern="###-##-####"
            parse={parseSsn}
            hint="The surety, the company behind the bond, checks your identity with it. We encrypt it and never store it on this device."
          />
        </NumberOnFile>
      </FormSection>
      <FormSection title={words.reach}>
        <Text
          name="email"
          label={LABELS.email}
          type="email"
          inputMode="email"
          required
          spellCheck={false}
          autoComplete="email"
          hint={words.email}
        />
        <EmailNote />
        <Masked
          name="phone"
          label={LABELS.phone}
          required
          inputMode="tel"
          pattern="(###) ###-####"
          parse={parsePhone}
          width="number"
          autoComplete="tel"
        />
      </FormSection>
      <FormSection title={words.address}>
        <AddressFields path="address" />
      </FormSection>
      <FormSection title={words.experience}>
        <Text
          name="experience.yearsInBusiness"
          label={LABELS.yearsInBusiness}
          required
          width="short"
          inputMode="numeric"
          autoComplete="off"
          hint={words.years}
        />
        <Radio
          name="experience.previousBonds"
          label={words.previousBonds}
          required
          inline
          options={YES_NO_OPTIONS}
        />
        {asksForLicense(bond, stateCode) && (
          <Text
            name="experience.licenseNumber"
            label={LABELS.licenseNumber}
            optional
            width="number"
            autoComplete="off"
            hint="The professional license this bond is for, if any."
          />
        )}
      </FormSection>
      {furtherParties(bond) === 'persons' && <FurtherPrincipals />}
    </StepForm>
  );
}

/** The blank answers. A notary or a person appointed by a court hardly ever has a business. */
function proposeApplicant(bond: QuoteBond): Values {
  if (!bindsAPerson(bond) || bindsEither(bond)) return BLANK;

  return { ...BLANK, experience: { ...BLANK.experience, yearsInBusiness: '0' } };
}
