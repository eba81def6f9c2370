import { useFormContext } from 'react-hook-form';
import { TERMS_VERSION } from '~/domain/quote/terms-version';
import { CheckboxField } from '~/ui/CheckboxField';
import type { PaymentFormValues } from './payment-form-values';

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
            Read the terms and conditions, {TERMS_VERSION} (opens in a new tab)
          </a>
        }
        error={formState.errors.terms?.message}
        required
      />
    </div>
  );
}
