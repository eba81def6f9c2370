import { useStore } from '@nanostores/react';
import { AddressFields } from '../../fields/AddressFields';
import { FormSection } from '../../fields/FormSection';
import { SameAddressField } from '../../fields/SameAddressField';
import { fillIn } from '../../form-values';
import { $sections } from '../../store';
import { BLANK_ADDRESS } from './payment-form-values';

/** The billing address, with a checkbox that copies the applicant's address, if there is an applicant. */
export function BillingFields() {
  const { applicant } = useStore($sections);
  const { address } = fillIn({ address: BLANK_ADDRESS }, applicant);

  return (
    <FormSection title="Billing address">
      {applicant !== undefined && (
        <SameAddressField
          path="billingAddress"
          source={address}
          label="Same as applicant address"
        />
      )}
      <AddressFields path="billingAddress" autoCompleteGroup="billing" />
    </FormSection>
  );
}
