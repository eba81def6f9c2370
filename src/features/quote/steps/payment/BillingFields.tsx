import { useState } from 'react';
import { AddressFields } from '../../fields/AddressFields';
import { FormSection } from '../../fields/FormSection';
import { SameAddressField } from '../../fields/SameAddressField';
import { fillIn } from '../../form-values';
import { BLANK_ADDRESS } from './payment-form-values';
import { usualBilling } from './usual-billing';

/** The billing address, with a checkbox that copies the address of the applicant or business, if there is one. */
export function BillingFields() {
  const [usual] = useState(usualBilling);

  return (
    <FormSection title="Billing address">
      {usual && (
        <SameAddressField
          path="billingAddress"
          source={fillIn(BLANK_ADDRESS, usual.address)}
          label={usual.label}
        />
      )}
      <AddressFields path="billingAddress" autoCompleteGroup="billing" />
    </FormSection>
  );
}
