import { parseEin } from '~/domain/formats/business-numbers';
import { BUSINESS_TYPES, businessTypeLabel } from '~/domain/quote/business-types';
import { FormMaskedField, FormSelectField, FormTextField } from './FormFields';
import { FurtherParties } from './FurtherParties';
import { NumberOnFile } from './NumberOnFile';

/** The fields of one business, empty. */
export const BLANK_BUSINESS = { legalName: '', ein: '', businessType: '' };

const TYPE_OPTIONS = BUSINESS_TYPES.map((type) => ({
  value: type,
  label: businessTypeLabel(type),
}));

/** The businesses that a bond binds with the first one. */
export function FurtherBusinesses() {
  return (
    <FurtherParties
      list="furtherBusinesses"
      title="Joint venture or partners"
      addLabel="Add another business"
      blank={BLANK_BUSINESS}
      firstField="legalName"
      renderFields={(path) => <PartnerFields path={path} />}
    >
      If several businesses take the contract or license together, add each of them. The bond names
      all of them, and each one signs it. A company with several owners is one business.
    </FurtherParties>
  );
}

function PartnerFields({ path }: { path: string }) {
  return (
    <>
      <FormTextField
        name={`${path}.legalName`}
        label="Legal business name"
        required
        width="full"
        autoComplete="off"
      />
      <NumberOnFile section="business" name={`${path}.ein`} label="EIN">
        <FormMaskedField
          name={`${path}.ein`}
          label="EIN"
          required
          pattern="##-#######"
          parse={parseEin}
          autoComplete="off"
        />
      </NumberOnFile>
      <FormSelectField
        name={`${path}.businessType`}
        label="Business type"
        required
        placeholder="Select a type"
        options={TYPE_OPTIONS}
      />
    </>
  );
}
