import { useState } from 'react';
import { parsePhone } from '~/domain/formats/phone';
import { parseSsn } from '~/domain/formats/ssn';
import { sectionSchemas } from '~/domain/quote/sections';
import { today } from '~/platform/clock';
import { AddressFields } from '../fields/AddressFields';
import { AskedAgain } from '../fields/AskedAgain';
import {
  FormDateField,
  FormMaskedField,
  FormRadioField,
  FormTextField,
} from '../fields/FormFields';
import { FormSection } from '../fields/FormSection';
import { SecretField } from '../fields/SecretField';
import { YES_NO_OPTIONS } from '../fields/yes-no-options';
import type { StepProps } from '../step-modules';
import { StepForm } from '../StepForm';
import { useChoice } from '../use-choice';
import { useSectionForm } from '../use-section-form';

const BLANK = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  ssn: '',
  email: '',
  phone: '',
  address: { street: '', city: '', state: '', zipCode: '' },
  experience: { yearsInBusiness: '', previousBonds: '', licenseNumber: '' },
};

type Values = typeof BLANK;

const Text = FormTextField<Values>;
const Masked = FormMaskedField<Values>;
const Secret = SecretField<Values>;
const DateInput = FormDateField<Values>;
const Radio = FormRadioField<Values>;

/** Step 2: who applies, how to reach them, and their experience. */
export function ApplicantStep({ onContinue }: StepProps) {
  const choice = useChoice();
  const [schema] = useState(() => sectionSchemas({ ...choice, today: today() }).applicant);
  const { form, fieldOrder } = useSectionForm<Values, unknown>('applicant', schema, BLANK);

  return (
    <StepForm form={form} fieldOrder={fieldOrder} onValid={onContinue}>
      <AskedAgain section="applicant" secrets={['dateOfBirth', 'ssn']}>
        Enter your date of birth and Social Security number again: for your safety they are never
        kept on this device.
      </AskedAgain>
      <FormSection title="About you">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Text
            name="firstName"
            label="First name"
            required
            width="full"
            autoComplete="given-name"
          />
          <Text
            name="lastName"
            label="Last name"
            required
            width="full"
            autoComplete="family-name"
          />
        </div>
        <DateInput name="dateOfBirth" label="Date of birth" required autoComplete="off" />
        <Secret
          name="ssn"
          label="Social Security number"
          required
          pattern="###-##-####"
          parse={parseSsn}
          hint="The surety checks your identity with it. It is sealed when it reaches us and never kept on this device."
        />
      </FormSection>
      <FormSection title="How to reach you">
        <Text
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          required
          spellCheck={false}
          autoComplete="email"
          hint="The bond and every word on its progress go here."
        />
        <Masked
          name="phone"
          label="Phone"
          required
          inputMode="tel"
          pattern="(###) ###-####"
          parse={parsePhone}
          width="number"
          autoComplete="tel"
        />
      </FormSection>
      <FormSection title="Your home address">
        <AddressFields path="address" />
      </FormSection>
      <FormSection title="Your experience">
        <Text
          name="experience.yearsInBusiness"
          label="Years in business"
          required
          width="short"
          inputMode="numeric"
          autoComplete="off"
          hint="How long you have done this work. Enter 0 if you are new to it, or if this is not a business matter."
        />
        <Radio
          name="experience.previousBonds"
          label="Have you had surety bonds before?"
          required
          inline
          options={YES_NO_OPTIONS}
        />
        <Text
          name="experience.licenseNumber"
          label="License number"
          optional
          width="number"
          autoComplete="off"
          hint="Of the professional license this bond belongs to, if there is one."
        />
      </FormSection>
    </StepForm>
  );
}
