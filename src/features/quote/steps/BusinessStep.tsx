import { useState } from 'react';
import { parseEin } from '~/domain/formats/ein';
import { BUSINESS_TYPES, businessTypeLabel } from '~/domain/quote/business-types';
import { sectionSchemas } from '~/domain/quote/sections';
import { stateName } from '~/domain/us-states';
import { today } from '~/platform/clock';
import { AddressFields } from '../fields/AddressFields';
import { AskedAgain } from '../fields/AskedAgain';
import {
  FormMaskedField,
  FormMoneyField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
} from '../fields/FormFields';
import { FormSection } from '../fields/FormSection';
import { SameAddressField } from '../fields/SameAddressField';
import type { StepProps } from '../step-modules';
import { StepForm } from '../StepForm';
import { homeAddressIn } from './home-address';
import { useChoice } from '../use-choice';
import { useSectionForm } from '../use-section-form';

const BLANK = {
  legalName: '',
  dbaName: '',
  ein: '',
  businessType: '',
  yearEstablished: '',
  annualRevenue: '',
  employeeCount: '',
  businessAddress: { street: '', city: '', zipCode: '' },
  businessDescription: '',
  industryCode: '',
  website: '',
};

type Values = typeof BLANK;

const Text = FormTextField<Values>;
const Masked = FormMaskedField<Values>;
const Select = FormSelectField<Values>;
const Money = FormMoneyField<Values>;
const TextArea = FormTextAreaField<Values>;

const BUSINESS_TYPE_OPTIONS = BUSINESS_TYPES.map((type) => ({
  value: type,
  label: businessTypeLabel(type),
}));

/** Step 3: the business, estate or trust the bond is for. Its state is the one chosen in step 0. */
export function BusinessStep({ onContinue }: StepProps) {
  const choice = useChoice();
  const { stateCode } = choice;
  const [schema] = useState(() => sectionSchemas({ ...choice, today: today() }).business);
  const [homeAddress] = useState(() => homeAddressIn(stateCode));
  const { form, fieldOrder } = useSectionForm<Values, unknown>('business', schema, BLANK);

  return (
    <StepForm form={form} fieldOrder={fieldOrder} onValid={onContinue}>
      <AskedAgain section="business" secrets={['ein']}>
        Enter the EIN again: for your safety it is never kept on this device.
      </AskedAgain>
      <FormSection title="The business">
        <p className="-mt-3 max-w-text text-muted">
          Applying as an individual? Describe the estate, trust or practice you act for: an estate
          or trust has a name and an EIN of its own.
        </p>
        <Text
          name="legalName"
          label="Legal business name"
          required
          width="full"
          autoComplete="organization"
          hint={
            'As it is registered. For an estate: "Estate of" and the name. For a notary: your own name.'
          }
        />
        <Text
          name="dbaName"
          label="DBA name"
          optional
          autoComplete="off"
          hint="The name you do business as, if it is another."
        />
        <Masked
          name="ein"
          label="EIN"
          required
          pattern="##-#######"
          parse={parseEin}
          autoComplete="off"
          hint="The Employer Identification Number from the IRS, nine digits. irs.gov gives one at once and free of charge."
        />
        <Select
          name="businessType"
          label="Business type"
          required
          placeholder="Select a type"
          options={BUSINESS_TYPE_OPTIONS}
          hint="For an estate or trust, choose Other."
        />
        <Text
          name="yearEstablished"
          label="Year established"
          required
          width="short"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <Money
          name="annualRevenue"
          label="Annual revenue"
          required
          autoComplete="off"
          hint="Of the last full year. Enter 0 if there is none yet."
        />
        <Text
          name="employeeCount"
          label="Number of employees"
          required
          width="short"
          inputMode="numeric"
          autoComplete="off"
          hint="Count yourself."
        />
      </FormSection>
      <FormSection title="Business address">
        <p className="-mt-3 max-w-text text-muted">
          The bond is for {stateName(stateCode)}, so this is an address in {stateName(stateCode)}.
        </p>
        {homeAddress && (
          <SameAddressField
            path="businessAddress"
            source={homeAddress}
            label="Same as applicant address"
          />
        )}
        <AddressFields
          path="businessAddress"
          autoCompleteGroup="section-business"
          fixedState={stateCode}
        />
      </FormSection>
      <FormSection title="What the business does">
        <TextArea
          name="businessDescription"
          label="Business description"
          required
          hint="At least 10 characters: what you do, and for whom."
        />
        <Text
          name="industryCode"
          label="Industry code (NAICS)"
          optional
          width="code"
          inputMode="numeric"
          autoComplete="off"
          hint="2 to 6 digits. It stands on your tax return."
        />
        <Text
          name="website"
          label="Web site"
          optional
          type="url"
          inputMode="url"
          spellCheck={false}
          autoComplete="url"
          hint="Such as example.com"
        />
      </FormSection>
    </StepForm>
  );
}
