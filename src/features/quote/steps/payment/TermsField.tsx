import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '~/ui/CheckboxField';
import type { PaymentFormValues } from './payment-form-values';

/** The version of the terms and conditions on /legal/terms. */
const TERMS_VERSION = '1.1';

/** Agreeing to the terms. The link opens beside the form, which would lose the card's number otherwise. */
export function TermsField() {
  const { register, formState } = useFormContext<PaymentFormValues>();

  return (
    <div>
      <CheckboxField
        {...register('terms')}
        id="terms"
        label="I accept the terms and conditions"
        hint={
          <a href="/legal/terms" target="_blank" rel="noopener">
            Read the terms and conditions, version {TERMS_VERSION} (opens in a new tab)
          </a>
        }
        error={formState.errors.terms?.message}
        required
      />
    </div>
  );
}
