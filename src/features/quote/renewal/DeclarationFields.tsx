import { parseEin } from '~/domain/formats/business-numbers';
import { parseSsn } from '~/domain/formats/ssn';
import type { AskedNumber } from '~/domain/quote/unchanged-renewal';
import { FormDateField, FormMaskedField } from '../fields/FormFields';
import { FormSection } from '../fields/FormSection';
import { SecretField } from '../fields/SecretField';
import { UnderwritingFields } from '../steps/UnderwritingFields';
import { useChoice } from '../use-choice';
import type { Declarations } from './use-declarations';

const DateInput = FormDateField<Declarations>;
const Secret = SecretField<Declarations>;
const Masked = FormMaskedField<Declarations>;

/** The numbers that are never kept, and the declarations that are made anew for each term and each bond. */
export function DeclarationFields({ numbers }: { numbers: readonly AskedNumber[] }) {
  const { renews } = useChoice();
  const client = renews?.isForClient && renews.principal;

  return (
    <>
      {numbers.length > 0 && (
        <FormSection title={client ? `Confirm the identity of ${client}` : 'Confirm who you are'}>
          <p className="-mt-3 max-w-text text-muted">
            {renews
              ? 'The price and the approval of each term depend on the answers below, and a credit check needs these numbers, so we ask again. We never keep the numbers on this device.'
              : 'We never keep these numbers on this device, so we ask for them for each bond, and again after a reload of this page.'}
          </p>
          {numbers.includes('dateOfBirth') && (
            <DateInput name="dateOfBirth" label="Date of birth" required autoComplete="off" />
          )}
          {numbers.includes('ssn') && (
            <Secret
              name="ssn"
              label="Social Security number"
              required
              pattern="###-##-####"
              parse={parseSsn}
            />
          )}
          {numbers.includes('ein') && (
            <Masked
              name="ein"
              label="EIN"
              required
              pattern="##-#######"
              parse={parseEin}
              autoComplete="off"
            />
          )}
        </FormSection>
      )}
      <UnderwritingFields />
    </>
  );
}
