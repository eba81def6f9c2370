import { ACCOUNT_TYPES, type AccountType } from '~/domain/quote/payment-methods';
import { FormMaskedField, FormRadioField } from '../../fields/FormFields';
import { FormSection } from '../../fields/FormSection';

const ACCOUNT_TYPE_LABELS: Record<AccountType, string> = {
  checking: 'Checking',
  savings: 'Savings',
};

/** US account numbers have at most 17 digits (Nacha). */
const ACCOUNT_PATTERN = '#'.repeat(17);

/** The fields of a bank account. The form keeps their values in memory only. */
export function AccountFields() {
  return (
    <FormSection title="Bank account">
      <FormMaskedField
        name="ach.routingNumber"
        label="Routing number"
        hint="The 9 digits at the lower left of a check"
        required
        pattern="#########"
        autoComplete="off"
      />
      <FormMaskedField
        name="ach.accountNumber"
        label="Account number"
        required
        width="number"
        pattern={ACCOUNT_PATTERN}
        autoComplete="off"
      />
      <FormRadioField
        name="ach.accountType"
        label="Account type"
        required
        inline
        options={ACCOUNT_TYPES.map((type) => ({ value: type, label: ACCOUNT_TYPE_LABELS[type] }))}
      />
    </FormSection>
  );
}
