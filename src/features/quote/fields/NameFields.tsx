import { FormNameField } from './FormFields';

export type NameFieldsProps = {
  /** The path of the person with its dot, such as `furtherPrincipals.0.`; empty for the applicant. */
  path?: string;
  /** Whether the browser may fill in its user's name. */
  isOwnName?: boolean;
};

/** The fields for a legal name, in the order in which papers print it. */
export function NameFields({ path = '', isOwnName = false }: NameFieldsProps) {
  const autoComplete = (token: string) => (isOwnName ? token : 'off');

  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <FormNameField
        name={`${path}firstName`}
        label="First name"
        required
        width="full"
        autoComplete={autoComplete('given-name')}
      />
      <FormNameField
        name={`${path}middleName`}
        label="Middle name"
        optional
        width="full"
        autoComplete={autoComplete('additional-name')}
      />
      <FormNameField
        name={`${path}lastName`}
        label="Last name"
        required
        width="full"
        autoComplete={autoComplete('family-name')}
      />
      <FormNameField
        name={`${path}suffix`}
        label="Suffix"
        optional
        width="full"
        autoComplete={autoComplete('honorific-suffix')}
      />
    </div>
  );
}
