import { useFormContext } from 'react-hook-form';
import { TERMS_VERSION } from '~/domain/quote/terms-version';
import { CheckboxField } from '~/ui/CheckboxField';
import { useIsForClient } from '../../use-is-for-client';
import type { PaymentFormValues } from './payment-form-values';

/**
 * The checkbox that accepts the terms. The link opens a new tab, because leaving the page would lose the card number.
 */
export function TermsField() {
  const isForClient = useIsForClient();
  const { register, formState } = useFormContext<PaymentFormValues>();

  return (
    <div>
      <CheckboxField
        {...register('terms')}
        id="terms"
        label="I accept the terms and conditions"
        hint={
          <>
            {isForClient && 'You accept them for your client. '}
            {`They include ${isForClient ? 'the' : 'your'} promise to repay the surety what it pays on the bond. `}
            <a href="/legal/terms" target="_blank" rel="noopener">
              Read the terms and conditions, {TERMS_VERSION} (opens in a new tab)
            </a>
          </>
        }
        error={formState.errors.terms?.message}
        required
      />
    </div>
  );
}
