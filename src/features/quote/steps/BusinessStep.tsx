import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ANSWER_LABELS } from '~/domain/answers/answer-labels';
import { matterFields } from '~/domain/bonds/matter';
import { bindsAPerson, bindsEither, furtherParties } from '~/domain/bonds/principals';
import { parseEin } from '~/domain/formats/business-numbers';
import { BUSINESS_TYPES, businessTypeLabel } from '~/domain/quote/business-types';
import { type StateCode, stateName } from '~/domain/us-states';
import { AddressFields } from '../fields/AddressFields';
import { AskedAgain } from '../fields/AskedAgain';
import { FilledIn } from '../fields/FilledIn';
import {
  FormMaskedField,
  FormMoneyField,
  FormRadioField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
} from '../fields/FormFields';
import { FormSection } from '../fields/FormSection';
import { BLANK_BUSINESS, FurtherBusinesses } from '../fields/FurtherBusinesses';
import { MatterFields } from '../fields/MatterFields';
import { blankMatter, type MatterValues } from '../fields/matter-values';
import { NumberOnFile } from '../fields/NumberOnFile';
import { SameAddressField } from '../fields/SameAddressField';
import { YES_NO_OPTIONS } from '../fields/yes-no-options';
import type { QuoteBond } from '../quote-bond';
import type { StepProps } from '../step-props';
import { StepForm } from '../StepForm';
import { proposeApplicantKind } from './applicant-kind';
import { businessWords } from './business-words';
import { homeAddressIn } from './home-address';
import { useChoice } from '../use-choice';
import { useIsForClient } from '../use-is-for-client';
import { useSectionForm } from '../use-section-form';

const LABELS = ANSWER_LABELS.business;

const BLANK = {
  isBusiness: '',
  matter: {},
  legalName: '',
  dbaName: '',
  ein: '',
  businessType: '',
  yearEstablished: '',
  annualRevenue: '',
  employeeCount: '',
  businessAddress: { street: '', city: '', zipCode: '' } as Record<string, string>,
  businessDescription: '',
  industryCode: '',
  website: '',
  furtherBusinesses: [BLANK_BUSINESS],
};

type Values = Omit<typeof BLANK, 'matter'> & MatterValues;

const Radio = FormRadioField<Values>;
const Text = FormTextField<Values>;
const Masked = FormMaskedField<Values>;
const Select = FormSelectField<Values>;
const Money = FormMoneyField<Values>;
const TextArea = FormTextAreaField<Values>;

const BUSINESS_TYPE_OPTIONS = BUSINESS_TYPES.map((type) => ({
  value: type,
  label: businessTypeLabel(type),
}));

/**
 * Step 3: the business that needs the bond. Its state is the one chosen in step 0. For a bond that binds a person, the
 * step asks first whether a business applies at all, and about the case.
 */
export function BusinessStep({ onContinue }: StepProps) {
  const { bond, stateCode } = useChoice();
  const mayBePerson = bindsAPerson(bond);
  const words = businessWords(bond, useIsForClient());
  const matter = matterFields(bond, stateCode, 'business');
  const { form, fieldOrder } = useSectionForm<Values>('business', {
    ...BLANK,
    isBusiness: proposeApplicantKind(bond),
    ...(bindsEither(bond) && { businessAddress: { ...BLANK.businessAddress, state: '' } }),
    matter: blankMatter(matter),
  });
  const isBusiness = useWatch({ control: form.control, name: 'isBusiness' });

  return (
    <StepForm form={form} fieldOrder={fieldOrder} onValid={onContinue}>
      <FilledIn section="business" />
      {mayBePerson && (
        <FormSection title="Who applies">
          <Radio
            name="isBusiness"
            label="Is a business applying?"
            required
            inline
            options={YES_NO_OPTIONS}
            hint={words.ask}
          />
        </FormSection>
      )}
      {matter.length > 0 && (
        <FormSection title="The case">
          <MatterFields fields={matter} />
        </FormSection>
      )}
      {(!mayBePerson || isBusiness === 'yes') && (
        <BusinessSections bond={bond} stateCode={stateCode} words={words} />
      )}
    </StepForm>
  );
}

/** The facts about a business. */
function BusinessSections({
  bond,
  stateCode,
  words,
}: {
  bond: QuoteBond;
  stateCode: StateCode;
  words: ReturnType<typeof businessWords>;
}) {
  const fixedState = bindsEither(bond) ? undefined : stateCode;
  const [homeAddress] = useState(() => homeAddressIn(fixedState));

  return (
    <>
      <AskedAgain section="business" secrets={['ein']}>
        {words.ein}
      </AskedAgain>
      <FormSection title="The business">
        {words.about && <p className="-mt-3 max-w-text text-muted">{words.about}</p>}
        <Text
          name="legalName"
          label={LABELS.legalName}
          required
          width="full"
          autoComplete="organization"
          hint={words.legalName}
        />
        <Text
          name="dbaName"
          label={LABELS.dbaName}
          optional
          autoComplete="off"
          hint={words.dbaName}
        />
        <NumberOnFile section="business" name="ein" label={LABELS.ein}>
          <Masked
            name="ein"
            label={LABELS.ein}
            required
            pattern="##-#######"
            parse={parseEin}
            autoComplete="off"
            hint="The Employer Identification Number from the IRS, nine digits. Get one free at irs.gov."
          />
        </NumberOnFile>
        <Select
          name="businessType"
          label={LABELS.businessType}
          required
          placeholder="Select a type"
          options={BUSINESS_TYPE_OPTIONS}
          hint={words.type}
        />
        <Text
          name="yearEstablished"
          label={LABELS.yearEstablished}
          required
          width="short"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <Money
          name="annualRevenue"
          label={LABELS.annualRevenue}
          required
          autoComplete="off"
          hint="For the last full year. Enter 0 if there is none yet."
        />
        <Text
          name="employeeCount"
          label={LABELS.employeeCount}
          required
          width="short"
          inputMode="numeric"
          autoComplete="off"
          hint="Include yourself."
        />
      </FormSection>
      <FormSection title="Business address">
        {fixedState && (
          <p className="-mt-3 max-w-text text-muted">
            The bond is for {stateName(fixedState)}, so this is an address in{' '}
            {stateName(fixedState)}.
          </p>
        )}
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
          {...(fixedState && { fixedState })}
        />
      </FormSection>
      <FormSection title="What the business does">
        <TextArea
          name="businessDescription"
          label={LABELS.businessDescription}
          required
          hint="At least 10 characters: what you do, and for whom."
        />
        <Text
          name="industryCode"
          label={LABELS.industryCode}
          optional
          width="code"
          inputMode="numeric"
          autoComplete="off"
          hint="2 to 6 digits. Find it on your tax return."
        />
        <Text
          name="website"
          label={LABELS.website}
          optional
          type="url"
          inputMode="url"
          spellCheck={false}
          autoComplete="url"
          hint="Such as example.com"
        />
      </FormSection>
      {furtherParties(bond) === 'businesses' && <FurtherBusinesses />}
    </>
  );
}
