import { useWatch } from 'react-hook-form';
import { parseZip } from '~/domain/formats/postal-address';
import { otherStateHint } from '~/domain/formats/zip-state';
import { parseStateCode, STATE_OPTIONS, type StateCode, stateName } from '~/domain/us-states';
import { TextField } from '~/ui/TextField';
import { toFieldId } from '../to-error-list';
import { FormMaskedField, FormNameField, FormSelectField, FormTextField } from './FormFields';

export type AddressFieldsProps = {
  /** The path of the address in the form, such as `address` or `businessAddress`. */
  path: string;
  /** The autocomplete group, such as `billing`. It keeps two addresses of one visitor apart. */
  autoCompleteGroup?: string;
  /** The state to show as read-only text, if the visitor cannot choose it here. */
  fixedState?: StateCode;
};

/** The fields for street, city, state and ZIP code, in the surrounding form. */
export function AddressFields({ path, autoCompleteGroup = '', fixedState }: AddressFieldsProps) {
  const autoComplete = (token: string) => `${autoCompleteGroup} ${token}`.trim();
  const [typedState, zipCode] = useWatch({
    name: [`${path}.state`, `${path}.zipCode`],
  }) as string[];
  const state = fixedState ?? parseStateCode(typedState ?? '');

  return (
    <div className="grid gap-6">
      <FormTextField
        name={`${path}.street`}
        label="Street"
        required
        width="full"
        autoComplete={autoComplete('address-line1')}
      />
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-[1fr_11rem_7.5rem]">
        <FormNameField
          name={`${path}.city`}
          label="City"
          required
          width="full"
          autoComplete={autoComplete('address-level2')}
        />
        {fixedState ? (
          <TextField
            id={toFieldId(`${path}.state`)}
            label="State"
            value={stateName(fixedState)}
            readOnly
            width="full"
          />
        ) : (
          <FormSelectField
            name={`${path}.state`}
            label="State"
            required
            width="full"
            placeholder="Select a state"
            options={STATE_OPTIONS}
            autoComplete={autoComplete('address-level1')}
          />
        )}
        <FormMaskedField
          name={`${path}.zipCode`}
          label="ZIP code"
          required
          width="full"
          pattern={zipPattern}
          parse={parseZip}
          autoComplete={autoComplete('postal-code')}
        />
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {state && otherStateHint(zipCode ?? '', state)}
      </p>
    </div>
  );
}

/** Five digits, or nine with a hyphen. */
function zipPattern(digits: string): string {
  return digits.length > 5 ? '#####-####' : '#####';
}
