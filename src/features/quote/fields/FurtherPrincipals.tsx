import { bindsEither } from '~/domain/bonds/principals';
import { parseSsn } from '~/domain/formats/ssn';
import { FormDateField, FormTextField } from './FormFields';
import { FurtherParties } from './FurtherParties';
import { NameFields } from './NameFields';
import { NumberOnFile } from './NumberOnFile';
import { useChoice } from '../use-choice';
import { SecretField } from './SecretField';

/** The fields of one person, empty. */
export const BLANK_PERSON = {
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
  dateOfBirth: '',
  ssn: '',
  email: '',
};

/** The persons whom a bond binds with the applicant. */
export function FurtherPrincipals() {
  const { bond } = useChoice();

  return (
    <FurtherParties
      list="furtherPrincipals"
      title="Further principals"
      addLabel="Add another principal"
      blank={BLANK_PERSON}
      firstField="firstName"
      renderFields={(path) => <PersonFields path={path} />}
    >
      {bindsEither(bond)
        ? 'If several people appeal together, add each of them.'
        : 'If the court appoints several people, such as co-executors or co-trustees, add each of them.'}{' '}
      The bond names everyone, and everyone signs it.
    </FurtherParties>
  );
}

function PersonFields({ path }: { path: string }) {
  return (
    <>
      <NameFields path={`${path}.`} />
      <NumberOnFile section="applicant" name={`${path}.dateOfBirth`} label="Date of birth">
        <FormDateField
          name={`${path}.dateOfBirth`}
          label="Date of birth"
          required
          isPast
          autoComplete="off"
        />
      </NumberOnFile>
      <NumberOnFile section="applicant" name={`${path}.ssn`} label="Social Security number">
        <SecretField
          name={`${path}.ssn`}
          label="Social Security number"
          required
          pattern="###-##-####"
          parse={parseSsn}
          hint="We encrypt it and never store it on this device."
        />
      </NumberOnFile>
      <FormTextField
        name={`${path}.email`}
        label="Email"
        optional
        type="email"
        inputMode="email"
        spellCheck={false}
        autoComplete="off"
      />
    </>
  );
}
