import { useStore } from '@nanostores/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressFields } from '../../fields/AddressFields';
import { fillIn } from '../../form-values';
import { $sections } from '../../store';
import { CheckboxField } from '~/ui/CheckboxField';
import { type AddressValues, BLANK_ADDRESS, type PaymentFormValues } from './payment-form-values';

/** The billing address. The box is ticked exactly while it is the applicant's address. */
export function BillingFields() {
  const { applicant } = useStore($sections);
  const { setValue } = useFormContext<PaymentFormValues>();
  const billing = useWatch<PaymentFormValues, 'billingAddress'>({ name: 'billingAddress' });
  const home = fillIn({ address: BLANK_ADDRESS }, applicant).address;
  const isSame = isSameAddress(billing, home);

  const copyOrClear = (shouldCopy: boolean) => {
    setValue('billingAddress', shouldCopy ? home : BLANK_ADDRESS, {
      shouldValidate: shouldCopy,
      shouldDirty: true,
    });
  };

  return (
    <fieldset>
      <legend className="mb-2 font-display text-lg font-semibold">Billing address</legend>
      <CheckboxField
        id="billing-same"
        label="Same as applicant address"
        checked={isSame}
        onChange={({ target }) => copyOrClear(target.checked)}
      />
      <div className="mt-4">
        <AddressFields path="billingAddress" autoCompleteGroup="billing" />
      </div>
    </fieldset>
  );
}

function isSameAddress(one: AddressValues, other: AddressValues): boolean {
  return (Object.keys(BLANK_ADDRESS) as (keyof AddressValues)[]).every(
    (key) => one[key] === other[key],
  );
}
